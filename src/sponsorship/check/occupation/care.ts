import { message } from '#platform/languages/message.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import {
  isOnRoute,
  mustApplyFromAbroad,
  type Applicant,
  type Tristate,
} from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { formatOccupation } from '#sponsorship/check/context/candidates.ts'
import { reason, todo } from '#sponsorship/check/result.ts'
import { longDate } from '#sponsorship/long-date.ts'
import type { Assessment } from './assessment.ts'

/** Null if care work is not closed on that day, or if SW 6.1B exempts this applicant. */
export function assessClosure(context: CheckContext, rule: OccupationRule): Assessment | null {
  const { ruleIndex, applicant, date } = context
  const closure = ruleIndex.closure.get(rule.code)
  if (!closure || closure.from > date) return null
  const isOpen = isExempt(applicant, date < closure.switchUntil)
  const mayApply = isOpen && closure.certainty !== 'confirmed' ? null : isOpen
  if (mayApply) return null
  const name = formatOccupation(rule)
  const until = longDate(closure.switchUntil)
  const inside = `Someone already in the UK may be sponsored in it after working legally for this employer in care for three months (applying before ${until}), or with permission as a Skilled Worker in care already.`
  if (mayApply === null) {
    return {
      verdict: 'unknown',
      code: 'care-depends-on-you',
      reason: `${name} is closed to people from abroad, and whether you may apply inside the UK depends on questions you have not answered.`,
      todo: 'Say where you are, which UK visa you have, and whether you have worked for this employer in care for three months.',
      cautions: [inside],
      rules: [closure.rule, 'SW 6.1'],
    }
  }
  const isAbroad = applicant.where === 'abroad' || mustApplyFromAbroad(applicant)
  return {
    verdict: 'fail',
    code: isAbroad ? 'closed-from-abroad' : 'care-not-open-to-you',
    brief: message('briefs.closed', { date: { date: closure.from } }),
    ...(isAbroad ? closedFromAbroad(name, closure.from) : closedInside(name)),
    cautions: [inside],
    rules: [closure.rule, 'SW 6.1'],
  }
}

function closedFromAbroad(occupation: string, from: string) {
  return {
    sentence: message('headlineSentences.closed-from-abroad', { date: { date: from } }),
    ...reason(message('reasons.closed-from-abroad', { occupation, date: { date: from } })),
    ...todo(message('todos.no-care-visa')),
  }
}

function closedInside(name: string) {
  return {
    reason: `${name} is open inside the UK only to people who already work in care for this employer or have permission for care work.`,
    todo: 'Ask the employer whether it already sponsors you in care work.',
  }
}

/**
 * Whether SW 6.1B exempts the applicant: people who (a) have worked for this sponsor for three months, until that rule
 * ends, or (b) already have permission for care work.
 */
export function isExempt(applicant: Applicant, canSwitch: boolean): Tristate {
  const { where, permission, sameEmployer } = applicant
  if (where === 'abroad' || mustApplyFromAbroad(applicant)) return false
  const isOn = isOnRoute(applicant)
  const isOut = sameEmployer === 'no' || !canSwitch
  if (isOn === false && isOut) return false
  if (where === null || permission === null || isOut || sameEmployer === null) return null
  return true
}
