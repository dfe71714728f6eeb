import type { AdvertFacts, RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { Applicant } from './applicant.ts'
import type { RuleBook } from './rule-book.ts'

/** What a line is judged from. */
export interface Asked {
  advert: AdvertFacts
  register: RegisterFacts
  book: RuleBook
  applicant: Applicant
  /** ISO date. */
  date: string
}
