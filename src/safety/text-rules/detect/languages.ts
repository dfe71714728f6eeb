import languages from './language-words.json' with { type: 'json' }
import type { FoldedText } from '#safety/text-rules/fold/folded-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'

const OTHER_SCRIPTS = /[^\0-\u024f]/u
/** A word in another script; single letters are left out because they occur in formulas: ‘ΔG’, ‘β-blocker’. */
const OTHER_WORD =
  /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]){2,}[\u200c\u200d\p{M}]*/gu
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]/gu
/** More letters than formulas have: a sentence without spaces, or with one after each letter. */
const MANY_LETTERS = 14
/** Scripts written without spaces between words. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{4,}/gu
const SENTENCE = /[^.!?;\n•]+/g
const WORD = /[a-z]+/g
/** The number of different foreign words that a sentence needs; a word for money counts as two. */
const ENOUGH = 3

const OTHER_LANGUAGES = toWords(languages.other)
const MONEY = toWords(languages.money)
const ENGLISH = toWords(languages.english)

/** Finds more than one word in non-Latin letters, which no other rule reads. */
export function findOtherScript(raw: string): TextRange[] {
  if (!OTHER_SCRIPTS.test(raw)) return []
  const [run] = raw.matchAll(WITHOUT_BLANKS)
  if (run) return [{ from: run.index, to: run.index + run[0].length }]
  const [one, two] = [...raw.matchAll(OTHER_WORD)]
  if (one && two) return [{ from: one.index, to: one.index + one[0].length }]
  const letters = [...raw.matchAll(OTHER_LETTER)]
  const [first, last] = [letters[0], letters.at(-1)]
  return first && last && letters.length >= MANY_LETTERS
    ? [{ from: first.index, to: last.index + last[0].length }]
    : []
}

/** Finds a sentence in Latin letters with more words of another language than of English. */
export function findOtherLanguage({ text }: FoldedText): TextRange[] {
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const found = new Set(sentence.match(WORD))
    const weight = count(found, OTHER_LANGUAGES) + 2 * count(found, MONEY)
    if (weight >= ENOUGH && weight > count(found, ENGLISH))
      return [{ from: index, to: index + sentence.length }]
  }
  return []
}

function count(found: ReadonlySet<string>, known: ReadonlySet<string>) {
  return found.intersection(known).size
}

function toWords(lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
