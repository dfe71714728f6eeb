import type { NEEDS, OccupationRule } from '#sponsorship/rules/rule-set.ts'
import {
  isFromBeforeApril2024,
  isNewEntrant,
  mayBeNewEntrant,
  mayHavePhd,
  type Tristate,
} from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { bodyOf } from '#sponsorship/check/person/regulators.ts'
import { isOnList, findOnSalaryList } from '#sponsorship/check/occupation/list-places.ts'

export type Need = (typeof NEEDS)[number]

/** Whether a requirement of an option other than pay is met. */
export function isNeedMet(context: CheckContext, rule: OccupationRule, need: Need): Tristate {
  const { applicant } = context
  if (need === 'national-scale') return rule.nationalScale !== null
  if (need === 'salary-list') {
    const isOnIt = isOnList(findOnSalaryList(context, rule.code))
    const { certainty } = context.ruleIndex.rules.lists.salary
    return isOnIt && certainty !== 'confirmed' ? null : isOnIt
  }
  // SW 9.3: the sponsor must show that a PhD is relevant, so having one is never enough.
  if (need === 'phd' || need === 'stem-phd')
    return rule.isPhdEligible && mayHavePhd(applicant, need) ? null : false
  if (need !== 'new-entrant') return mayHaveLowerRates(context, rule)
  const isEntrant = isNewEntrant(applicant, bodyOf(rule.code))
  return isEntrant === false && isPostdoctoral(context, rule) ? null : isEntrant
}

const POSTDOCTORAL = ['2111', '2112', '2113', '2114', '2115', '2119', '2162', '2311']

function isPostdoctoral({ advert }: CheckContext, { code }: OccupationRule) {
  return POSTDOCTORAL.includes(code) && /post[\s-]?doc/i.test(advert.title)
}

/**
 * SW 4.2(b): outside the NHS, adverts do not state whether the sponsor is a health or care employer; and that the lower
 * rates count for an occupation may only be reported.
 */
function mayHaveLowerRates(
  { advert, applicant, ruleIndex, date }: CheckContext,
  rule: OccupationRule,
): Tristate {
  const isBefore =
    date < ruleIndex.rules.transitions.oldRatesUntil && isFromBeforeApril2024(applicant)
  if (isBefore || rule.healthAndCare === 'no') return isBefore
  return advert.isNhs && rule.healthAndCare === 'yes' ? true : null
}

/** Whether most people do not meet an open need, and neither an answer of the applicant nor the job says otherwise. */
export function isUnlikely(context: CheckContext, rule: OccupationRule, need: Need): boolean {
  const { applicant } = context
  if (need === 'phd' || need === 'stem-phd') return applicant.qualification === null
  if (need !== 'new-entrant' || isPostdoctoral(context, rule)) return false
  return !mayBeNewEntrant(applicant, bodyOf(rule.code))
}

const IF: Record<Need, string> = {
  phd: 'if you have a PhD that the sponsor can show to be relevant to the job',
  'stem-phd': 'if you have a PhD in a STEM subject that the sponsor can show to be relevant',
  'salary-list': 'if the job is on the Immigration Salary List',
  'new-entrant':
    'if you are a new entrant (under 26, coming from a Student or Graduate visa, or working towards registration)',
  'health-and-care-or-before-2024-04': 'if the employer is a health or care one such as the NHS',
  'national-scale': 'if the job is on a national pay scale',
}

/** The end of ‘The pay is enough …’. */
export function describeNeed(
  { advert, applicant }: CheckContext,
  rule: OccupationRule,
  need: Need,
): string {
  if (need !== 'health-and-care-or-before-2024-04') return IF[need]
  const since = 'if you have been a Skilled Worker without a break since before 4 April 2024'
  if (rule.healthAndCare === 'no') return since
  if (advert.isNhs) return 'if the lower rates count for this work, as others report'
  return isFromBeforeApril2024(applicant) === null ? `${IF[need]}, or ${since}` : IF[need]
}
