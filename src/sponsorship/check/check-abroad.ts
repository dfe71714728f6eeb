import type { AgelessCheck } from '#sponsorship/model/check.schema.ts'
import { toAnswer, type CheckInput } from './check-advert.ts'
import { isWarning, toWarning } from './headline/headline.ts'
import type { Line } from './result.ts'
import { toApplicant } from './context/applicant.ts'
import { checkWording } from './wording/check-wording.ts'

/**
 * Checks an advert outside the UK for demands for money and other warnings. We do not know licences, visas and pay
 * there, and a right to work in its text is about that country.
 */
export function checkAbroad({
  advert,
  ruleIndex,
  date,
}: Pick<CheckInput, 'advert' | 'ruleIndex' | 'date'>): AgelessCheck {
  const findings = advert.findings.filter(({ kind }) => isWarning(kind))
  const context = {
    advert: { ...advert, findings },
    register: { state: 'not-loaded' as const },
    ruleIndex,
    applicant: toApplicant(null),
    date,
  }
  // Its caveats and sources are about the UK.
  const wording: Line = { name: 'wording', ...checkWording(context), cautions: [], sources: [] }
  return {
    headline: toWarning([wording]),
    lines: [toAnswer(wording)],
    personal: [],
    changesOn: null,
    date,
    rules: { version: ruleIndex.rules.version, seenOn: ruleIndex.rules.seenOn },
    register: null,
    employer: null,
    occupation: null,
  }
}
