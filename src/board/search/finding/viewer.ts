import type { AnswersFor } from '#trade/questions/answers.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import { mayWorkAlready } from '#sponsorship/check/headline/headline.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { ClassAnswers } from './class-answers.ts'

/** The person whom a search answers. */
export interface Viewer {
  /** The person’s answers; null for a newcomer from abroad. */
  person: PersonalAnswers | null
  forClass: ClassAnswers | null
}

export const SOMEBODY_NEW: Viewer = { person: null, forClass: null }

/** The kind of answers: a person who may work here on another visa is sponsored later. */
export function answersForOf({ person }: Pick<Viewer, 'person'>): AnswersFor {
  if (!person) return 'newcomer'
  const may = mayWorkAlready(toApplicant(person), today())
  if (!may) return 'me'
  return may.isForGood ? 'settled' : 'later'
}
