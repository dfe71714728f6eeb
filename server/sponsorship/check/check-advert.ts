import type { AdvertFacts, RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/lines.ts'
import type { Person } from '#contract/sponsorship/person.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { withChanges } from './changes-on.ts'
import { applicantOf } from './given/applicant.ts'
import { openRuleBook } from './given/rule-book.ts'
import { linesOn } from './lines-on.ts'

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
export function checkAdvert({
  advert,
  register,
  rules,
  person,
  date,
}: CheckInput): SponsorshipCheck {
  const isPersonal = person !== null
  const asked = {
    advert,
    register,
    book: openRuleBook(rules),
    applicant: applicantOf(person),
    date,
  }
  return {
    ...withChanges(asked, linesOn(asked, isPersonal), isPersonal),
    date,
    rules: { version: rules.version, seenOn: rules.seenOn },
    register: register.state === 'loaded' ? { publishedOn: register.publishedOn } : null,
  }
}
