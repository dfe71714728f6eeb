import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { formatPounds, formatHours } from '#sponsorship/check/format.ts'
import { describeCertainty } from '#sponsorship/rules/certainty.ts'
import type { PayAssessment } from './assess-pay.ts'
import type { Need } from './needs.ts'
import type { OptionResult } from './assess-options.ts'
import { WEEKS_A_YEAR, toAnnual, type OfferedPay } from './offered-pay.ts'

/** The caveats of a pay result. */
export function payCautions(
  context: CheckContext,
  { verdict, options }: PayAssessment,
  offered: OfferedPay,
) {
  return [
    ...options.flatMap((option) => outcomeCautions(context, option)),
    ...hoursCautions(context, offered),
    ...supplementCautions(context),
    ...minimumWageCautions(context, offered),
    ...(verdict === 'pass' ? [] : nurseCautions(context)),
  ]
}

function outcomeCautions(
  context: CheckContext,
  { option, bands, openNeeds }: OptionResult,
): string[] {
  const cautions = option.needs.flatMap((need) => needCautions(context, need))
  if (bands?.note) cautions.push(bands.note)
  if (option.certainty !== 'confirmed') {
    cautions.push(`Option ${option.name} is ${describeCertainty(option)}: check it on GOV.UK.`)
  }
  if (openNeeds.includes('health-and-care-or-before-2024-04')) {
    cautions.push(
      'The lower rates are for health and care jobs only with the NHS, its suppliers or a social care provider: ask the employer whether it is one.',
    )
  }
  return cautions
}

function needCautions({ applicant }: CheckContext, need: Need): string[] {
  if (need !== 'new-entrant') return []
  const cautions = [
    'As a new entrant you may have four years in all as a Skilled Worker, Graduate or Tier 2 worker (SW 12.3); after that the standard pay is needed.',
  ]
  if (applicant.permission === 'student' || applicant.permission === 'graduate') {
    cautions.push(
      'Coming from a Student visa counts only with a UK degree, and a Student or Graduate visa only if it has not run out two years ago or more (SW 12.2).',
    )
  }
  return cautions
}

function supplementCautions({ advert }: CheckContext) {
  return advert.isWithoutSupplement
    ? [
        'The pay in the advert includes the supplement for London, which does not count, so we compare the band’s own pay.',
      ]
    : []
}

function hoursCautions({ ruleIndex }: CheckContext, { hours }: OfferedPay) {
  const { value, rule } = ruleIndex.rules.figures.hoursCap
  if (hours === null || hours.most <= value) return []
  return [
    `Of more than ${value} hours a week only the pay for the first ${value} counts towards the floor (${rule}), and nobody may be made to work more than ${value} on average without agreeing (SW 5.6A).`,
  ]
}

function minimumWageCautions({ ruleIndex, date }: CheckContext, offered: OfferedPay) {
  const wage = ruleIndex.rules.figures.minimumWage
  const { value, from } = wage
  if (offered.hours === null || from > date) return []
  const hours = offered.hours.least
  const hourly = toAnnual(offered, hours) / (hours * WEEKS_A_YEAR)
  if (hourly >= value) return []
  const certain =
    wage.certainty === 'confirmed' ? '' : `, a figure that is ${describeCertainty(wage)}`
  return [
    `For ${formatHours(hours)} hours a week this is less than the minimum wage of ${formatPounds(value)} an hour${certain} (SW 5.6A).`,
  ]
}

function nurseCautions({ applicant, advert }: CheckContext) {
  const code = advert.occupation?.code ?? ''
  if (applicant.registration === 'registered' || !/^223[1-7]$/.test(code)) return []
  return [
    'Nurses who still work towards registration with the Nursing and Midwifery Council may be paid less for up to eight months, but not less than band 3 (SW 13.2).',
  ]
}
