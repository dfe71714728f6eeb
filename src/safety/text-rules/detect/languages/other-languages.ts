import type { FoldedText } from '#safety/text-rules/fold/folded-text.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'
import { toForeignDemand } from './foreign-words.ts'
import data from './latin-words.json' with { type: 'json' }

const SENTENCE = /(?:[^.!?;\n•]|\.(?=\d))+/g
const WORD = /[a-z]+/g
/** The number of different foreign words that a sentence needs; one that asks for money counts as two. */
const ENOUGH = 3

const OTHER = toWords(data.other)
const ENGLISH = toWords(data.english)
/** Words that no English sentence has. */
const MONEY = toWords(
  `${data.words.money}, ${data.words.papers}`
    .replaceAll(/[*,]|passport|certificate|ielts/g, '')
    .split(' '),
)
const isDemand = toForeignDemand({
  ...data.words,
  money: `${data.words.money}, ${data.words.loans}`,
})

/** Finds a sentence in Latin letters, with more words of another language than of English, that could be about money or papers. */
export function findOtherLanguage({ text }: FoldedText): TextRange[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => isForeign(sentence) && isDemand(sentence))
    .map(({ 0: sentence, index }) => ({ from: index, to: index + sentence.length }))
}

function isForeign(sentence: string): boolean {
  const found = new Set(sentence.match(WORD))
  const weight = count(found, OTHER) + 2 * count(found, MONEY)
  return weight >= ENOUGH && weight > count(found, ENGLISH)
}

function count(found: ReadonlySet<string>, known: ReadonlySet<string>) {
  return found.intersection(known).size
}

function toWords(lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
