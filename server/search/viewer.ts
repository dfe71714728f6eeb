import type { AnswersFor } from '#contract/search.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import { toApplicant } from '#server/sponsorship/check/context/applicant.ts'
import { mayWorkAlready } from '#server/sponsorship/check/headline.ts'
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
  const may = mayWorkAlready(toApplicant(person))
  if (!may) return 'me'
  return may.isForGood ? 'settled' : 'later'
}
