import type { Selectable } from 'kysely'
import { countryName } from '#platform/places/names/countries.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { listedUntil } from '#trade/job-age.ts'
import { ADVERT_COLUMNS, type StoredCheck } from '#sponsorship/stored-checks/stored-check.ts'
import { geocode } from '#platform/places/gazetteer.ts'
import { findConcepts } from '#board/search/words/concepts.ts'
import { withoutAsides } from '#board/search/words/roles/roles.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { toShortTitle, toTitleWords } from '#board/search/suggestions/short-title.ts'
import { copyKeyOf } from './copy-key.ts'
import { yearlyPay } from './yearly-pay.ts'

/** The columns of a job that its search row is made from. */
export const SOURCE_COLUMNS = [
  ...ADVERT_COLUMNS,
  'id',
  'ownerId',
  'category',
  'type',
  'isRemote',
  'postedAt',
  'lastSeenAt',
  'closesAt',
] as const

export type SourceRow = Pick<Selectable<JobTable>, (typeof SOURCE_COLUMNS)[number]>

/** A job’s search row. Texts are normalised here and stemmed later; concepts are not stemmed. */
export function toSearchRow(job: SourceRow, { check: _check, ...verdicts }: StoredCheck) {
  const { placeSlug, latitude, longitude } = geocode(job)
  const titleWords = normalizeText(job.title)
  const facts = factsAsText(job)
  const description = normalizeText(job.description)
  const rest = `${normalizeText(facts)} ${description}`
  const shortTitle = toShortTitle(job.title)
  const titleConcepts = findConcepts(job.title, titleWords, `${titleWords} ${rest}`)
  const textConcepts = findConcepts(`${facts}\n${job.description}`, rest)
  return {
    id: job.id,
    postedAt: job.postedAt,
    closesAt: listedUntil(job),
    seenAt: job.lastSeenAt,
    category: job.category,
    type: job.type,
    country: job.country,
    place: placeSlug,
    latitude,
    longitude,
    isRemote: job.isRemote,
    pay: yearlyPay(job),
    ...verdicts,
    title: job.title,
    copyKey: copyKeyOf(job, { title: titleWords, description }),
    shortTitle,
    titleKey: toTitleWords(shortTitle).join(' '),
    titleWords: wordsOf(titleWords),
    titleConcepts,
    words: wordsOf(`${titleWords} ${rest}`),
    concepts: [...new Set([...titleConcepts, ...withoutAsides(textConcepts, titleConcepts)])],
  }
}

/** Facts that people search for although the advert's text may not have them: place, type, employer. */
function factsAsText(job: SourceRow) {
  const { employerName, place, postcodeDistrict, country, type, isRemote } = job
  const facts = [employerName, place, postcodeDistrict, countryName(country), type]
  return [...facts, isRemote ? 'Remote' : null].filter(Boolean).join('\n')
}

function wordsOf(normalized: string) {
  return normalized.split(' ').filter(Boolean)
}
