import { britishWord } from './british-word.ts'
import { joinHalves } from './join-halves.ts'
import { spellOutBands } from './spell-out-bands.ts'

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
