import type { TextRange } from '#safety/text-rules/rule.ts'
import { plainWords, toForeignDemand } from './foreign-words.ts'
import data from './script-words.json' with { type: 'json' }

const OTHER_SCRIPTS = /[^\0-\u024f]/u
/** A word in another script; single letters are left out because they occur in formulas: ‘ΔG’, ‘β-blocker’. */
const OTHER_WORD =
  /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]){2,}[\u200c\u200d\p{M}]*/gu
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]/gu
/** Scripts written without spaces between words. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4,}/gu
/** More letters than formulas have: a sentence without spaces, or with one after each letter. */
const MANY_LETTERS = 14
const SENTENCE = /[^.!?;\n•।॥؟۔。！？；]+/gu

const SCRIPTS = Object.entries(data.scripts).map(([script, words]) => ({
  letters: new RegExp(String.raw`\p{Script=${script}}`, 'gu'),
  isDemand: toForeignDemand(words, { inside: true }),
}))

/**
 * Finds a sentence in non-Latin letters, which no other rule reads, if it could be about money or papers: it has a word
 * for them that nothing excuses, or it is in a script without a list of words.
 */
export function findOtherScript(raw: string): TextRange[] {
  if (!OTHER_SCRIPTS.test(raw) || !isWritten(raw)) return []
  return [...raw.matchAll(SENTENCE)]
    .filter(([sentence]) => mayBeDemand(sentence))
    .map(({ 0: sentence, index }) => ({ from: index, to: index + sentence.length }))
}

/** Whether there is more than the name of a language. */
function isWritten(raw: string): boolean {
  return (
    raw.search(WITHOUT_BLANKS) >= 0 ||
    (raw.match(OTHER_WORD)?.length ?? 0) > 1 ||
    (raw.match(OTHER_LETTER)?.length ?? 0) >= MANY_LETTERS
  )
}

function mayBeDemand(sentence: string): boolean {
  const letters = sentence.match(OTHER_LETTER)?.length ?? 0
  if (letters < 2) return false
  const known = SCRIPTS.map((script) => ({
    ...script,
    count: sentence.match(script.letters)?.length ?? 0,
  }))
  const read = known.filter(({ count }) => count > 0)
  const isKnown = read.reduce((sum, { count }) => sum + count, 0) >= letters
  return !isKnown || isSpacedOut(sentence) || read.some(({ isDemand }) => isDemand(sentence))
}

/** Whether most words are single letters. */
function isSpacedOut(sentence: string): boolean {
  const words = plainWords(sentence)
  const single = words.filter((word) => [...word].length === 1)
  return single.length >= 6 && single.length > words.length / 2
}
