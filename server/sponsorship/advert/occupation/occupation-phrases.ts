import { titleWords } from './title-words.ts'
import { BUSINESS } from './trades/business.ts'
import { CARE } from './trades/care.ts'
import { ENGINEERING } from './trades/engineering.ts'
import { HANDS } from './trades/hands.ts'
import { HEALTH } from './trades/health.ts'
import { LEARNING } from './trades/learning.ts'
import { SERVICE } from './trades/service.ts'
import { TECHNOLOGY } from './trades/technology.ts'

/** What a title of the trades stands for. */
export interface Phrase {
  words: string[]
  title: string
  code: string
  others: string[]
}

let phrases: Map<string, Phrase[]> | null = null

/** Titles by their last word, the longest first, read when first asked for. */
export function phrasesEndingIn(word: string): readonly Phrase[] {
  phrases ??= indexPhrases()
  return phrases.get(word) ?? []
}

function indexPhrases(): Map<string, Phrase[]> {
  const trades = [HEALTH, CARE, LEARNING, TECHNOLOGY, ENGINEERING, HANDS, SERVICE, BUSINESS].flat()
  const all = trades.flatMap(({ code, titles, others = '' }) =>
    titles.split(',').map((title) => ({
      words: titleWords(title),
      title: title.trim().replaceAll(/\s+/g, ' '),
      code,
      others: others.split(' ').filter((other) => other !== '' && other !== code),
    })),
  )
  const index = Map.groupBy(all, ({ words }) => words.at(-1) ?? '')
  for (const list of index.values())
    list.sort((one, other) => other.words.length - one.words.length)
  return index
}
