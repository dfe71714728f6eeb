const BAND = String.raw`([1-9][a-d]?|(?<=8[a-d][ /&-]{1,3})[a-d])`
// Pay, hours and numbers of posts also follow a band: 'Band 5 - 6 months', 'Band 6 - 2 x full time'.
const NOT_A_BAND = String.raw`(?![a-z0-9]|[.,:]\d| ?(?:x|wte|month|week|year|day|hour|hrs|post|shift|session|vacanc|position|%))`
const BETWEEN = String.raw` {0,2}(\/|-|–|—|,|&|\bor\b|\band\b|\bto\b) {0,2}(?:bands? {0,2}|b)?`
const BANDS = new RegExp(
  String.raw`\bbands?:? {0,2}([1-9][a-d]?)((?:${BETWEEN}${BAND}${NOT_A_BAND}){1,4})`,
  'g',
)
const NEXT = new RegExp(String.raw`${BETWEEN}([1-9][a-d]?|[a-d])`, 'g')
const LADDER = ['1', '2', '3', '4', '5', '6', '7', '8a', '8b', '8c', '8d', '9']

/**
 * Spells out each NHS pay band of a list: 'band 5/6' becomes 'band 5 band 6', and 'band 5-7' includes band 6. The text
 * is already in lower case.
 */
export function spellOutBands(text: string): string {
  if (!text.includes('band')) return text
  return text.replaceAll(
    BANDS,
    (_all, first: string, rest: string) =>
      ` ${bandsOf(first, rest)
        .map((band) => `band ${band}`)
        .join(' ')} `,
  )
}

function bandsOf(first: string, rest: string): string[] {
  const bands = [first]
  for (const [, between = '', band = ''] of rest.matchAll(NEXT)) {
    const whole = /^[a-d]$/.test(band) ? `8${band}` : band
    if (/[-–—t]/.test(between)) bands.push(...stepsBetween(bands.at(-1) ?? first, whole))
    bands.push(whole)
  }
  return [...new Set(bands)]
}

function stepsBetween(from: string, to: string): string[] {
  const [low, high] = [LADDER.indexOf(from), LADDER.indexOf(to)]
  return low < 0 || high < 0 ? [] : LADDER.slice(low + 1, Math.max(low + 1, high))
}
