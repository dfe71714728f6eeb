import disguised from './disguised-words.json' with { type: 'json' }
import { rewrite, type FoldedText } from './folded-text.ts'

/** Words that fraudsters disguise. Only these are restored, so that ‘24/7’ and ‘B2B’ stay as they are. */
const WORDS = new Set(disguised.words)
const LONGEST = Math.max(...[...WORDS].map((word) => word.length))
/** Three or more single characters with the same sign between them: ‘p a y’, ‘I.B.A.N’, ‘v-i-s-a’. */
const SPELLED = /(?<![a-z\d])[a-z\d]([ .\-_*~|/])[a-z\d](?:\1[a-z\d])+(?![a-z\d])/g
const LEETED = /(?<![a-z\d@$€£!|])(?=[a-z]{0,19}[\d@$€£!|])[a-z\d@$€£!|]{3,20}(?![a-z\d@$€£!|])/g
/** No word is in disguise without it, and most texts have none. */
const LETTER_BY_SIGN = /[a-z][\d@$€£!|]|[\d@$€£!|][a-z]/
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'e',
  '!': 'i',
  '|': 'i',
}

/** Joins words that were spelled out letter by letter. */
export function joinSpelled(folded: FoldedText): FoldedText {
  return rewrite(folded, SPELLED, ([spelled, sign = '']) => {
    const joined = spelled.replaceAll(sign, '')
    if (joined.replaceAll(/\d/g, '').length < 3) return null
    return joined.length > 5 ? intoWords(joined) : joined
  })
}

/** Replaces digits and signs by letters: ‘v1sa’, ‘f€e’, ‘p@y’. */
export function readLeet(folded: FoldedText): FoldedText {
  if (!LETTER_BY_SIGN.test(folded.text)) return folded
  return rewrite(folded, LEETED, ([token]) => plainOf(token))
}

/** Where a text has known words of four letters and more in disguise. */
export function disguisedWords(text: string): { from: number; to: number }[] {
  const spelled = [...text.matchAll(SPELLED)].filter(([letters, sign = '']) =>
    letters
      .replaceAll(sign, '')
      .match(/[a-z]{4,}/g)
      ?.some((joined) => intoWords(joined).split(' ').some(isLong)),
  )
  const leeted = [...text.matchAll(LEETED)].filter(
    // Postcodes and codes have their digits at the end.
    ([token]) => /[a-z].*[^a-z].*[a-z]/.test(token) && isLong(plainOf(token) ?? ''),
  )
  return [...spelled, ...leeted].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }))
}

function isLong(word: string) {
  return word.length > 3 && WORDS.has(word)
}

/** The known word that a token with digits or signs stands for. */
function plainOf(token: string): string | null {
  if (!/[a-z]/.test(token) || /^[a-z]+$/.test(token)) return null
  const read = token.replaceAll(/[^a-z]/g, (sign) => LETTERS[sign] ?? sign)
  if (WORDS.has(read)) return read
  const other = token.replaceAll(/[1!|]/g, 'l').replaceAll(/[^a-z]/g, (s) => LETTERS[s] ?? s)
  return WORDS.has(other) ? other : null
}

/** Splits ‘paythefee’ into ‘pay the fee’; letters without a known word stay as they are. */
function intoWords(letters: string): string {
  if (WORDS.has(letters)) return letters
  const words: string[] = []
  let rest = ''
  for (let at = 0; at < letters.length;) {
    const word = wordAt(letters, at)
    if (word === null) {
      rest += letters.charAt(at)
      at++
      continue
    }
    if (rest) words.push(rest)
    rest = ''
    words.push(word)
    at += word.length
  }
  if (rest) words.push(rest)
  return words.some((word) => word.length > 2 && WORDS.has(word)) ? words.join(' ') : letters
}

function wordAt(letters: string, at: number): string | null {
  for (let length = Math.min(LONGEST, letters.length - at); length > 1; length--) {
    const word = letters.slice(at, at + length)
    if (WORDS.has(word)) return word
  }
  return null
}
