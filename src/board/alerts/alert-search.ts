import { toAlertSearch } from './alerts.schema.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { searchQuery, type JobSearch } from '#board/search/search.ts'
import { withoutNationality, type PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { classOf } from '#sponsorship/check/classes/applicant-class.ts'

/** The search as it is stored. */
export function toQuery(search: JobSearch): string {
  return searchQuery(toAlertSearch(search))
}

export function fromQuery(query: string): JobSearch {
  return parseSearch(new URLSearchParams(query)).search
}

/** A key shared by alerts that find the same jobs: many people share a search, and a class of applicants. */
export function searchKeyOf(query: string, situation: PersonalAnswers | null): string {
  return situation ? `${query} for ${classOf(situation)}` : query
}

/**
 * The answers that an alert stores about a person: one about a single employer says nothing of others, and the nationality
 * stays on the device.
 */
export function toSituation(person: PersonalAnswers): PersonalAnswers {
  return { ...withoutNationality(person), sameEmployer: undefined }
}
