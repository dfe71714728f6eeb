import type { JobSearch } from '#board/search/search.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { classOf } from '#sponsorship/check/classes/applicant-class.ts'
import { answersFor, loadProfiles } from './answer-codes.ts'
import {
  allOf,
  filterCondition,
  matchConditions,
  type Condition,
} from '#board/search/query/conditions.ts'
import { chosenFilters } from '#board/search/query/criteria.ts'
import { resolve } from './resolve.ts'

/** The condition that a row must meet for a search; copies of an advert are separate rows. */
export type ToCondition = (
  db: Db,
  search: JobSearch,
  person: PersonalAnswers | null,
) => Promise<Condition>

/** The conditions of a list, for code that looks at other rows than a list does, or at many searches. */
export async function loadConditions(db: Db): Promise<ToCondition> {
  const profiles = await loadProfiles(db)
  return async (db, search, person) => {
    const viewer = { person, forClass: person && answersFor(classOf(person), profiles) }
    const { criteria } = await resolve(db, { search, viewer })
    const filters = chosenFilters(criteria).map((name) => filterCondition(name, criteria))
    return allOf([...matchConditions(criteria), ...filters])
  }
}
