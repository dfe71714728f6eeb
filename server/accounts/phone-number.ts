import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/** E.164 where it can be read as a number of that country or with its own code, else as typed. */
export function toPhoneNumber(typed: string, country: string): string | null {
  const text = typed.trim()
  if (!text) return null
  const number = parsePhoneNumberFromString(text, country as CountryCode)
  return number?.isPossible() ? number.number : text
}
