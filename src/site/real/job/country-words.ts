import { COUNTRIES } from '#platform/places/names/countries.ts'

const HERE = new Set(['GB', 'IE'])
const NAMES = COUNTRIES.filter(({ code }) => !HERE.has(code)).map(({ name }) =>
  name.toLowerCase().replaceAll(/[^a-z ]/g, '.'),
)
const FROM = new RegExp(
  String.raw`\b(?:from|in|for)(?: \w+){0,2} (?:${NAMES.join('|')}|pilipinas)\b`,
)

/** Whether a text in plain letters speaks of people from, or in, another country. */
export function countryNamesIn(text: string): boolean {
  return FROM.test(text)
}
