import { PASSWORD } from './people.ts'

/** What a line of the log must not have, whoever it is about. */
const PERSONAL: Record<string, RegExp> = {
  'an email address': /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i,
  'a telephone number': /(?:\+|%2B)\d[\d ]{8,}\d/,
  // Networks end with 0; a whole address is somebody's.
  'an address of the internet': /\b10\.\d{1,3}\.\d{1,3}\.(?!0\b)\d{1,3}\b/,
  'a secret of a link or a cookie': /[?&;" ](?:token|code|key|session)=[^"&\s]/i,
  'a password': new RegExp(PASSWORD),
  // The people of most journeys, and what they write.
  'a name': /\b(?:Ada|Obi|Tom Reed|Amara|Okafor)\b/,
  'what somebody wrote': /nights for six years|Six years of nights/i,
}

/** What a line of the log says about a person, with the line; nothing is good. */
export function findPersonal(line: string): string[] {
  return Object.entries(PERSONAL)
    .filter(([, pattern]) => pattern.test(line))
    .map(([what]) => `${what}: ${line}`)
}
