import { formatCount } from '#platform/primitives/formats.ts'
import { ANSWER_WORDS } from '#trade/questions/answer-words.ts'
import { CHECK_FACETS, MANY_JOBS } from './search.ts'
import type { FacetName, JobSearch, SearchAnswer } from './search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'

// Keeps the heading short; the search field shows the full text.
const MOST_LETTERS = 80
const SAYS_JOBS = /\b(?:jobs?|vacanc(?:y|ies))\b/i

type Found = Pick<SearchAnswer, 'facets' | 'interpretation' | 'answersFor'>

/** The title of a list: 'Full-time Nursing jobs in Ireland', '“band 5” jobs near Leeds'. */
export function describeSearch(
  search: JobSearch,
  { facets, interpretation, answersFor }: Found,
): string {
  const words = headingWords(search.q, interpretation)
  const category = chosenName('category', search, facets)
  const kind = [search.remote && 'Remote', search.type, words && `“${words}”`, category].filter(
    Boolean,
  )
  const parts =
    kind.length > 0
      ? [...kind, ...(SAYS_JOBS.test(words) && !category ? [] : ['jobs'])]
      : [hasUnnamedFilter(search) ? 'Open jobs' : 'All open jobs']
  const { occupation } = interpretation
  if (occupation) parts.push('for', withinSentence(occupation))
  if (search.place) parts.push(describePlace(search.place, interpretation))
  const country = chosenName('country', search, facets)
  if (country) parts.push('in', country)
  if (search.title) parts.push(`with “${search.title}” in the title`)
  if (search.answer) parts.push(ANSWER_WORDS[answersFor][search.answer])
  return parts.join(' ')
}

/** The title within a sentence: ‘Care workers’ becomes ‘care workers’, but IT managers stays as it is. */
function withinSentence(title: string) {
  return /^.[A-Z]/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

/** Whether a filter missing from the heading is active. */
function hasUnnamedFilter(search: JobSearch) {
  return (
    Boolean(search.q || (search.pay ?? search.days ?? search.answer ?? search.occupationCode)) ||
    CHECK_FACETS.some((name) => search[name])
  )
}

/** The keywords searched for, without quotation marks; empty if no letter or number is among them. */
export function headingWords(q: string, { corrected, dropped }: Found['interpretation']) {
  const words = (dropped?.used ?? corrected?.to ?? q).replaceAll('"', '')
  if (!/[\p{L}\p{N}]/u.test(words)) return ''
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trim()}…` : words
}

/** The place in words: ‘near’ a town but ‘in’ a county or country. */
function describePlace(typed: string, { place }: Found['interpretation']) {
  if (!place) return `in ${typed}`
  return place.kind === 'town' || place.kind === 'district'
    ? `near ${place.name}`
    : `in ${place.name}`
}

/** '1,204 jobs', '5,000+ jobs', 'more than 400 jobs'. */
export function describeCount({ count, isExact }: SearchTotal): string {
  if (isExact) return `${formatCount(count)} ${count === 1 ? 'job' : 'jobs'}`
  return count >= MANY_JOBS ? `${formatCount(count)}+ jobs` : `more than ${formatCount(count)} jobs`
}

/** The name of a filter's selected value; null if none is selected. */
export function chosenName(
  name: FacetName,
  search: JobSearch,
  facets: SearchAnswer['facets'],
): string | null {
  const chosen = search[name]
  if (!chosen) return null
  const value = name === 'remote' ? '1' : String(chosen)
  return facets[name].find((option) => option.value === value)?.name ?? value
}
