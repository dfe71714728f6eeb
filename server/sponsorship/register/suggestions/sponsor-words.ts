import { foldName } from '../names/fold-name.ts'
import { splitTradingNames } from '../names/trading-names.ts'

// Whoever types one of them may have the other before them.
const ALSO: Record<string, string[]> = { ltd: ['limited'], limited: ['ltd'] }

/** What of a name is compared with what is typed. */
export interface SponsorWords {
  /** Every word, each with a space in front. */
  words: string
  /** The legal name and each trading name, as they begin. */
  starts: string[]
}

export function wordsOf(name: string): SponsorWords {
  const { legal, trading } = splitTradingNames(name)
  const folded = foldName(name)
  const words = folded.split(' ')
  const others = words.flatMap((word) => ALSO[word] ?? [])
  if (folded.includes('national health service')) others.push('nhs')
  const starts = [legal, ...trading].map((each) => ` ${withoutThe(foldName(each))}`)
  return { words: [...words, ...others].map((word) => ` ${word}`).join(''), starts }
}

/** The words that are typed, the last one as far as it goes. */
export function typedWords(typed: string): string[] {
  return withoutThe(foldName(typed)).split(' ').filter(Boolean)
}

function withoutThe(folded: string) {
  return folded.startsWith('the ') ? folded.slice(4) : folded
}
