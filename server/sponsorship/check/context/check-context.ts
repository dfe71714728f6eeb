import type { AdvertFacts, RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { Applicant } from './applicant.ts'
import type { RuleIndex } from '../../rules/rule-index.ts'

/** What a line is judged from. */
export interface CheckContext {
  advert: AdvertFacts
  register: RegisterFacts
  ruleIndex: RuleIndex
  applicant: Applicant
  /** ISO date. */
  date: string
}
