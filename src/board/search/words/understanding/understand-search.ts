import type { AnswersFor } from '#trade/questions/answers.ts'
import type { JobSearch, PlaceWords, SponsorshipWords } from '#board/search/search.ts'
import { parseKeywords, type Clause, type Keywords } from '#board/search/words/keywords.ts'
import { findPlaceWords } from './place-words.ts'
import { understandSponsorship } from './sponsorship-words.ts'
import { translateWords } from './translate-words.ts'
import { LITERAL, plainText } from './typed-text.ts'

interface UnderstoodSearch {
  /** The search with its words about places and sponsorship as filters. */
  search: JobSearch
  keywords: Keywords
  sponsorship: SponsorshipWords | null
  placeWords: PlaceWords | null
}

/** No advert has this: a search for ‘((((’ must not list them all. */
const NOTHING: Clause = {
  kind: 'concept',
  words: ['nothing'],
  lexeme: '~nothing',
  excluded: false,
  typed: '',
}

const NEAR_ME = /\b(?:near|around) me\b/i
const NO_PLACE =
  'We do not know where you are, so “near me” narrows nothing: put a town or a postcode in the place field.'

const NOTHING_TYPED = 'There is nothing to search for in these signs. Type a job title or a skill.'

/** The meaning of the words typed into a search. */
export function understandSearch(typed: JobSearch, audience?: AnswersFor): UnderstoodSearch {
  const { q, meanings } = translateWords(plainText(typed.q))
  const placed = findPlaceWords({ ...typed, q })
  const { search, said: sponsorship } = understandSponsorship(placed.search, audience)
  const parsed = parseKeywords(search.q)
  const isNothing = search.q !== '' && parsed.clauses.length === 0
  return {
    search,
    keywords: {
      clauses: isNothing ? [NOTHING] : parsed.clauses,
      meanings: [...meanings, ...parsed.meanings],
      problems: [
        ...(!search.place && NEAR_ME.test(q.replaceAll(LITERAL, '')) ? [NO_PLACE] : []),
        ...(isNothing && parsed.problems.length === 0 ? [NOTHING_TYPED] : parsed.problems),
      ],
    },
    sponsorship,
    placeWords: placed.said,
  }
}
