import type { AdvertFacts, RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { Applicant } from './applicant.ts'
import type { RuleIndex } from '../../rules/rule-index.ts'

/** Everything that a criterion is assessed from. */
export interface CheckContext {
  advert: AdvertFacts
  register: RegisterFacts
  ruleIndex: RuleIndex
  applicant: Applicant
  /** ISO date. */
  date: string
}
