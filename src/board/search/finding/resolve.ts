import { slugOf } from '#trade/job-texts.ts'
import type { JobSearch, Interpretation } from '#board/search/search.ts'
import type { Db } from '#platform/database/database.ts'
import { findOccupationTitle } from '#sponsorship/occupations/occupation-title.ts'
import { findPlace } from '#platform/places/gazetteer.ts'
import { sortOf, type Criteria } from '#board/search/query/criteria.ts'
import { toTextQuery } from '#board/search/query/tsquery.ts'
import type { Clause } from '#board/search/words/keywords.ts'
import { answersForOf, type Viewer } from './viewer.ts'
import { understandSearch } from '#board/search/words/understanding/understand-search.ts'

/** A search, and the person it answers. */
export interface Question {
  search: JobSearch
  viewer: Viewer
}

export interface Resolved {
  /** The meaning of the search. */
  search: JobSearch
  criteria: Criteria
  clauses: Clause[]
  interpretation: Interpretation
}

/** Turns a search into criteria for the database. `clauses` replace those of the typed keywords. */
export async function resolve(
  db: Db,
  { search: typed, viewer }: Question,
  clauses?: Clause[],
): Promise<Resolved> {
  const { search, keywords, ...understood } = understandSearch(typed, answersForOf(viewer))
  const used = clauses ?? keywords.clauses
  const text = await toTextQuery(db, used)
  const { where, place, isPlaceUnknown } = resolvePlace(search)
  const { category, type, country, title, pay, days, remote } = search
  const { answer, licence, occupation, rate, wording, occupationCode } = search
  const checks = { answer, licence, occupation, rate, wording }
  const filters = { category, type, country, title, pay, days, remote, ...checks, occupationCode }
  return {
    search,
    criteria: { ...filters, ...where, text, sort: sortOf(search, text), forClass: viewer.forClass },
    clauses: used,
    interpretation: {
      place,
      isPlaceUnknown,
      corrected: null,
      dropped: null,
      meanings: keywords.meanings,
      ...understood,
      occupation: occupationCode && (await findOccupationTitle(db, occupationCode)),
      problems: keywords.problems,
    },
  }
}

const ANYWHERE = { around: null, town: null, within: null }

function resolvePlace({ place: typed, radius }: JobSearch) {
  if (!typed) return { where: ANYWHERE, place: null, isPlaceUnknown: false }
  const place = findPlace(typed)
  if (!place) {
    return { where: { ...ANYWHERE, town: slugOf(typed) || '-' }, place, isPlaceUnknown: true }
  }
  const { latitude, longitude, reach, country } = place
  if (latitude === null || longitude === null) {
    return { where: { ...ANYWHERE, within: country }, place, isPlaceUnknown: false }
  }
  const around = { latitude, longitude, miles: reach ?? radius }
  return { where: { ...ANYWHERE, around }, place, isPlaceUnknown: false }
}
