import { parseAdvert } from '#sponsorship/advert/parse-advert.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import { CHECKED_COUNTRY } from '#sponsorship/stored-checks/stored-check.ts'

const NOTHING_SAID = parseAdvert({
  poster: 'source',
  title: '',
  employerName: '',
  description: '',
  type: null,
  country: CHECKED_COUNTRY,
  place: null,
  postcodeDistrict: null,
  latitude: null,
  longitude: null,
  payMin: null,
  payMax: null,
  payCurrency: null,
  payPeriod: null,
  payText: null,
  hoursPerWeek: null,
  occupationCode: null,
  payBand: null,
})

/**
 * The context for asking the rules about an occupation code alone: no advert, no employer, and no particular person.
 */
export function withoutAdvert(
  ruleIndex: RuleIndex,
  [code = '', ...others]: string[],
  date: string,
): CheckContext {
  // As if the employer had chosen the code.
  const occupation = {
    code,
    others,
    origin: 'employer' as const,
    matched: null,
    isForLearners: false,
  }
  return {
    advert: { ...NOTHING_SAID, occupation },
    register: { state: 'not-loaded' },
    ruleIndex,
    applicant: toApplicant(null),
    date,
  }
}
