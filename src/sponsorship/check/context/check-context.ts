import type { AdvertFacts, RegisterFacts } from '#sponsorship/model/facts.ts'
import type { Applicant } from './applicant.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'

/** The facts from which a criterion is assessed. */
export interface CheckContext {
  advert: AdvertFacts
  register: RegisterFacts
  ruleIndex: RuleIndex
  applicant: Applicant
  /** ISO date. */
  date: string
}
