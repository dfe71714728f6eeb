import trades from '#sponsorship/advert/data/trade-titles.json' with { type: 'json' }
import { titleWords } from './title-words.ts'

/** The meaning of a title of the trades. The code is empty for a title without one. */
export interface Phrase {
  words: string[]
  title: string
  code: string
  /** Other codes it may mean. */
  others: string[]
  /** True if it only names a role, and its field decides. */
  isRole: boolean
}

const ROLE = '*'
let phrases: Map<string, Phrase[]> | null = null

/** Titles that end in a word, the longest first. */
export function phrasesEndingIn(word: string): readonly Phrase[] {
  phrases ??= indexPhrases()
  return phrases.get(word) ?? []
}

function indexPhrases(): Map<string, Phrase[]> {
  const all = Object.values(trades.titles).flat().flatMap(readLine)
  const index = Map.groupBy(all, ({ words }) => words.at(-1) ?? '')
  for (const list of index.values())
    list.sort((one, other) => other.words.length - one.words.length)
  return index
}

function readLine(line: string): Phrase[] {
  const [codes = '', titles = ''] = line.split(':')
  const isRole = codes === ROLE
  const [code = '', ...others] = isRole ? [] : codes.split(' ').filter(Boolean)
  return titles.split(',').map((title) => ({
    words: titleWords(title),
    title: title.trim(),
    code,
    others: others.filter((other) => other !== code),
    isRole,
  }))
}
