import { foldName } from './fold-name.ts'
import { splitTradingNames } from './trading-names.ts'

// The register prints one of them, and people may type the other.
const SYNONYMS: Record<string, string[]> = { ltd: ['limited'], limited: ['ltd'] }

// An entry of a b-tree index holds some 2,700 bytes.
const MAX_START_LENGTH = 200

/** The terms by which a sponsor is suggested. */
export interface SearchTerms {
  /** The legal name and each trading name, folded. */
  starts: string[]
  /** Every word of the name, each after a space. */
  words: string
}

export function toSearchTerms(name: string): SearchTerms {
  const { legal, trading } = splitTradingNames(name)
  const folded = foldName(name)
  const words = folded.split(' ')
  const synonyms = words.flatMap((word) => SYNONYMS[word] ?? [])
  if (folded.includes('national health service')) synonyms.push('nhs')
  const starts = [legal, ...trading].map((each) =>
    withoutArticle(foldName(each)).slice(0, MAX_START_LENGTH),
  )
  return {
    starts: [...new Set(starts)].filter(Boolean),
    words: [...words, ...synonyms].map((word) => ` ${word}`).join(''),
  }
}

/** Typed text in the form of `SearchTerms.starts`. */
export function toTypedStart(typed: string): string {
  return withoutArticle(foldName(typed)).slice(0, MAX_START_LENGTH)
}

function withoutArticle(folded: string) {
  return folded.startsWith('the ') ? folded.slice(4) : folded
}
