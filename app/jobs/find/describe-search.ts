import { formatCount } from '#contract/formats.ts'
import { CHECK_FACETS } from '#contract/search.ts'
import type { JobSearch, SearchAnswer, SearchTotal } from '#contract/search.ts'
import { chosenName } from './applied-filters.ts'

// From here on a number is only said to be reached.
const MANY = 10_000
// A heading is no place for more; the field has all of it.
const MOST_LETTERS = 80

type Found = Pick<SearchAnswer, 'facets' | 'understood'>

/** What a list is called: 'Full-time Nursing jobs in Ireland', '“band 5” jobs near Leeds'. */
export function describeSearch(search: JobSearch, { facets, understood }: Found): string {
  const kind = [
    search.remote && 'Remote',
    search.type,
    search.q && `“${wordsOf(search.q, understood.corrected)}”`,
    chosenName('category', search, facets),
  ].filter(Boolean)
  const words =
    kind.length > 0 ? [...kind, 'jobs'] : [isSifted(search) ? 'Open jobs' : 'All open jobs']
  if (search.place) words.push(describePlace(search.place, understood))
  const country = chosenName('country', search, facets)
  if (country) words.push('in', country)
  if (search.title) words.push(`with “${search.title}” in the title`)
  return words.join(' ')
}

/** By what has no place in the heading. */
function isSifted(search: JobSearch) {
  return Boolean(search.pay ?? search.days) || CHECK_FACETS.some((name) => search[name])
}

/** The words that were looked for, as they are read: without the marks that make a phrase. */
function wordsOf(q: string, corrected: Found['understood']['corrected']) {
  const words = (corrected?.to ?? q).replaceAll('"', '')
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trim()}…` : words
}

/** A town has jobs around it; a county or a country has them in it. */
function describePlace(typed: string, { place }: Found['understood']) {
  if (!place) return `in ${typed}`
  return place.kind === 'town' || place.kind === 'district'
    ? `near ${place.name}`
    : `in ${place.name}`
}

/** '1,204 jobs', '10,000+ jobs', 'more than 400 jobs'. */
export function describeCount({ count, isExact }: SearchTotal): string {
  if (isExact) return `${formatCount(count)} ${count === 1 ? 'job' : 'jobs'}`
  return count >= MANY ? `${formatCount(count)}+ jobs` : `more than ${formatCount(count)} jobs`
}
