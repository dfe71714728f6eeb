import type { AdvertFacts, RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/lines.ts'
import type { Person } from '#contract/sponsorship/person.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export interface CheckInput {
  advert: AdvertFacts
  register: RegisterFacts
  rules: RuleSet
  /** Null: anybody who applies from abroad and of whom nothing else is known. */
  person: Person | null
  /** ISO date. */
  date: string
}

/**
 * What the rules say of an advert, line by line. Nothing but its input decides: the same input gives the
 * same lines. What is not known never makes a line pass, and better pay never makes one fail.
 */
export function checkAdvert(input: CheckInput): SponsorshipCheck {
  throw new Error(`Not written yet: ${input.date}`)
}
