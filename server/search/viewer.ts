import type { AnswersFor } from '#contract/search.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import { toApplicant } from '#server/sponsorship/check/context/applicant.ts'
import { mayWorkAlready } from '#server/sponsorship/check/headline.ts'
import type { ClassAnswers } from './class-answers.ts'

/** Whom a search answers. */
export interface Viewer {
  /** What they have said; null for somebody new from abroad. */
  person: PersonalAnswers | null
  forClass: ClassAnswers | null
}

export const SOMEBODY_NEW: Viewer = { person: null, forClass: null }

/** What the answers are about: who may work here on another visa is sponsored later. */
export function answersForOf({ person }: Pick<Viewer, 'person'>): AnswersFor {
  if (!person) return 'newcomer'
  const may = mayWorkAlready(toApplicant(person))
  if (!may) return 'me'
  return may.isForGood ? 'settled' : 'later'
}
