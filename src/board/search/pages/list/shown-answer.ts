import { describeSearch, chosenName, headingWords } from '#board/search/describe-search.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Language } from '#platform/languages/language.ts'
import type { ClosedWork, OpenWork } from '#sponsorship/headline/closed-work.ts'
import { FACET_NAMES, MANY_JOBS } from '#board/search/search.ts'
import type { AlternativeSearch, JobSearch, SearchAnswer } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'

/** An alternative search with results, and its job count in words. */
export type ShownAlternative = Pick<AlternativeSearch, 'label' | 'search'> & { count: string }

/** The reason work is closed, with counts of similar jobs in words. */
export interface ShownClosedWork extends Omit<ClosedWork, 'near'> {
  near: (Omit<OpenWork, 'total'> & { count: string })[]
}

type Answer = Pick<SearchAnswer, 'total' | 'alternatives' | 'closed'>

/** The texts of a list apart from its jobs; for a loader. */
export function toShownAnswer(language: Language, { total, alternatives, closed }: Answer) {
  return {
    count: countIn(language, total),
    alternatives: alternatives.map(({ label, search, total }): ShownAlternative => ({
      label,
      search,
      count: countIn(language, total),
    })),
    closed: closed && {
      ...closed,
      near: closed.near.map(({ total, ...work }) => ({ ...work, count: countIn(language, total) })),
    },
  }
}

/** '1,204 jobs', '5,000+ jobs', 'more than 400 jobs'. */
function countIn({ words, format }: Language, { count, isExact }: SearchTotal) {
  const number = formatCount(count)
  if (isExact) return format(words.list.count, { count, number })
  return format(count >= MANY_JOBS ? words.list.countAtLeast : words.list.countMore, { number })
}

type Found = Pick<SearchAnswer, 'facets' | 'interpretation' | 'answersFor'>

/** The title of a list. Word order varies by language, so other languages list the criteria one after another. */
export function listName(language: Language, search: JobSearch, found: Found): string {
  if (language.code === 'en') return describeSearch(search, found)
  const { words, format } = language
  const keywords = headingWords(search.q, found.interpretation)
  const place = found.interpretation.place?.name ?? search.place
  const parts = [
    keywords && `“${keywords}”`,
    found.interpretation.occupation,
    ...FACET_NAMES.map((name) => chosenName(name, search, found.facets)),
    place && format(words.list.nearPlace, { place }),
    search.title && format(words.list.inTitle, { words: search.title }),
  ].filter(Boolean)
  return parts.length > 0
    ? format(words.list.jobsWith, { parts: parts.join(' · ') })
    : words.list.allJobs
}
