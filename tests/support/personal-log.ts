import { PASSWORD } from './people.ts'

/** Personal data that a log line must not contain, about anyone. */
const PERSONAL: Record<string, RegExp> = {
  'an email address': /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i,
  'a telephone number': /(?:\+|%2B)\d[\d ]{8,}\d/,
  // Networks end with 0; a full address is a person's.
  'an address of the internet': /\b10\.\d{1,3}\.\d{1,3}\.(?!0\b)\d{1,3}\b/,
  'a secret of a link or a cookie': /[?&;" ](?:token|code|key|session)=[^"&\s]/i,
  'a password': new RegExp(PASSWORD),
  // The people of most journeys, and their texts.
  'a name': /\b(?:Ada|Obi|Tom Reed|Amara|Okafor)\b/,
  'what somebody wrote': /nights for six years|Six years of nights/i,
}

/** The personal data in a log line, along with the line; empty if there is none. */
export function findPersonal(line: string): string[] {
  return Object.entries(PERSONAL)
    .filter(([, pattern]) => pattern.test(line))
    .map(([what]) => `${what}: ${line}`)
}
