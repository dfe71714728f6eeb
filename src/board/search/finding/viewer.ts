import type { AnswersFor } from '#trade/questions/answers.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import { mayWorkAlready } from '#sponsorship/check/headline/headline.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { ClassAnswers } from './answer-codes.ts'

/** The person whom a search answers. */
export interface Viewer {
  /** The person’s answers; null for a newcomer from abroad. */
  person: PersonalAnswers | null
  forClass: ClassAnswers | null
  /** Whether rules or register are old. */
  isOld?: boolean
}

export const SOMEBODY_NEW: Viewer = { person: null, forClass: null }

/** The kind of answers: a person who may work here on another visa is sponsored later. */
export function answersForOf({ person, isOld }: Pick<Viewer, 'person' | 'isOld'>): AnswersFor {
  const may = person && mayWorkAlready(toApplicant(person), today())
  if (may?.isForGood) return 'settled'
  if (isOld) return 'old'
  if (!person) return 'newcomer'
  return may ? 'later' : 'me'
}
