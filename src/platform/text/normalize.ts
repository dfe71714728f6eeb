import spellings from './spellings.json' with { type: 'json' }

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

/** Words split by a hyphen or a space whose first half means nothing alone: co-ordinator. */
const seconds = new Map(Object.entries(spellings.halves))

const Z_ENDING = /(?:iz|lyz)(?:e|ed|es|er|ers|ing|able|ation|ations|ational)$/
const zStays = new Set(spellings.keptWithZ)
const spelled = wholeWords()
const beginnings = beginningsByLetters()

/** PostgreSQL refuses lexemes of 2 KB; no job title needs more. */
const LONGEST_WORD = 64
/** Ranges of letters, numbers and marks beyond a to z; pounds, dashes and quotes are outside them. */
const OTHER_LETTERS =
  /[\u00aa-\u1fff\u2071-\u209c\u2100-\u218b\u2460-\u24ff\u2776-\u2793\u2c00-\uffff]/
const LETTER_EXPANSIONS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
}

/**
 * Signs that are part of a name. Each is looked for only in texts that contain its mark. A&E is joined by 'nand', not
 * 'and', because H&S would become hands.
 */
const SIGNS: [mark: string, pattern: RegExp, replacement: string][] = [
  ["'", /'s(?![a-z0-9])/g, ''],
  ['&amp;', /&amp;/g, '&'],
  ['&', /(?<![a-z0-9])([a-z]{1,2})&([a-z]{1,2})(?![a-z0-9])/g, ' $1nand$2 '],
  ['&', /(?<![a-z0-9])([a-z]) ?& ?([a-z])(?![a-z0-9])/g, ' $1nand$2 '],
  ['c++', /(?<![a-z0-9])c\+\+/g, ' cplusplus '],
  ['#', /(?<![a-z0-9])([cf])#/g, ' $1sharp '],
  ['.net', /(?<![a-z0-9@._-])\.net(?![a-z])/g, ' dotnet '],
  ['.net', /(?<=(?<![a-z0-9])(?:asp|vb|ado))\.net(?![a-z])/g, ' dotnet '],
  ['.js', /(?<=[a-z])\.js(?![a-z0-9])/g, 'js '],
  ['-patient', /(?<![a-z0-9])(in|out)-patient/g, '$1patient'],
]

/**
 * The form of a text for searching: lower case, no accents, British spelling, words separated by one space. Adverts and
 * searches both go through it; applying it twice changes nothing.
 */
export function normalizeText(text: string): string {
  const spoken = spellOutBands(spellOutSigns(foldLetters(text)))
  const words = spoken.match(OTHER_LETTERS.test(spoken) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? []
  return joinHalves(words.map(normalizeWord)).join(' ')
}

function foldLetters(text: string): string {
  const lower = text.normalize('NFKD').toLowerCase().replaceAll(/[‘’ʼ]/g, "'")
  if (!OTHER_LETTERS.test(lower)) return lower
  return lower
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[æœøßłđ]/g, (letter) => LETTER_EXPANSIONS[letter] ?? letter)
}

function spellOutSigns(text: string): string {
  let spelled = text
  for (const [mark, pattern, replacement] of SIGNS) {
    if (spelled.includes(mark)) spelled = spelled.replaceAll(pattern, replacement)
  }
  return spelled
}

function normalizeWord(word: string): string {
  if (word.length <= LONGEST_WORD) return britishWord(word)
  return word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '')
}

/** One word, lower case and without accents, in the spelling we keep; the word itself if it has only one. */
function britishWord(word: string): string {
  const known = spelled.get(word)
  if (known !== undefined) return known
  if (word.length < 5) return word
  const begun = withBritishBeginning(word)
  if (!begun.includes('z') || zStays.has(begun) || !Z_ENDING.test(begun)) return begun
  const at = begun.lastIndexOf('z')
  return `${begun.slice(0, at)}s${begun.slice(at + 1)}`
}

function withBritishBeginning(word: string): string {
  for (const [from, to] of beginnings.get(twoLetters(word)) ?? []) {
    if (word.startsWith(from)) return to + word.slice(from.length)
  }
  return word
}

function wholeWords(): Map<string, string> {
  const { our, doubled } = spellings
  const words = new Map(Object.entries(spellings.words))
  for (const stem of our.stems) {
    for (const ending of our.endings) words.set(stem + ending, `${stem}u${ending}`)
  }
  for (const stem of doubled.stems) {
    for (const ending of doubled.endings) words.set(stem + ending, `${stem}l${ending}`)
  }
  for (const word of our.exceptions) words.delete(word)
  return words
}

function beginningsByLetters(): Map<number, [from: string, to: string][]> {
  return Map.groupBy(Object.entries(spellings.beginnings), ([from]) => twoLetters(from))
}

/** The first two letters as a number, which is looked up several times faster than a piece cut from the word. */
function twoLetters(word: string): number {
  return word.charCodeAt(0) * 65_536 + word.charCodeAt(1)
}

/** Joins words that a hyphen or a space had split: 'co ordinator', 'x ray'. */
function joinHalves(words: string[]): string[] {
  if (!words.some((word) => seconds.has(word))) return words
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const belongs = seconds.get(word)?.some((second) => next.startsWith(second)) ?? false
    joined.push(belongs ? word + next : word)
    if (belongs) at++
  }
  return joined
}

/**
 * Spells out each NHS pay band of a list: 'band 5/6' becomes 'band 5 band 6', and 'band 5-7' includes band 6. The text
 * is already in lower case.
 */
function spellOutBands(text: string): string {
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
