import { toPlainDigits } from '#platform/text/digits.ts'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/** E.164 if it can be parsed as a number of that country or with a country code, otherwise as typed, with European digits. */
export function toPhoneNumber(typed: string, country: string): string | null {
  const text = toPlainDigits(typed).trim()
  if (!text) return null
  const number = parsePhoneNumberFromString(text, country as CountryCode)
  return number?.isPossible() ? number.number : text
}
