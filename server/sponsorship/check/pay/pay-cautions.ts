import type { Asked } from '../given/asked.ts'
import { given, hoursOf } from '../words/money.ts'
import type { PayJudgement } from './judge-pay.ts'
import type { Need } from './needs.ts'
import type { Outcome } from './options.ts'
import { WEEKS, annualOf, type Paid } from './paid.ts'

/** What limits an answer on pay. */
export function payCautions(asked: Asked, { verdict, outcomes }: PayJudgement, paid: Paid) {
  return [
    ...outcomes.flatMap((outcome) => outcomeCautions(asked, outcome)),
    ...hoursCautions(asked, paid),
    ...minimumWageCautions(asked, paid),
    ...(verdict === 'pass' ? [] : nurseCautions(asked)),
  ]
}

function outcomeCautions(asked: Asked, { option, bands, openNeeds }: Outcome): string[] {
  const cautions = option.needs.flatMap((need) => needCautions(asked, need))
  if (bands?.note) cautions.push(bands.note)
  if (option.certainty !== 'confirmed') {
    cautions.push(`Option ${option.name} is ${option.certainty}: check it on GOV.UK.`)
  }
  if (openNeeds.includes('health-and-care-or-before-2024-04')) {
    cautions.push(
      'The lower rates are for health and care jobs only with the NHS, its suppliers or a social care provider: ask the employer whether it is one.',
    )
  }
  return cautions
}

function needCautions({ applicant }: Asked, need: Need): string[] {
  if (need !== 'new-entrant') return []
  const cautions = [
    'As a new entrant you may have four years in all as a Skilled Worker, Graduate or Tier 2 worker (SW 12.3); after that the standard pay is asked.',
  ]
  if (applicant.permission === 'student' || applicant.permission === 'graduate') {
    cautions.push(
      'Coming from a Student visa counts only with a UK degree, and a Student or Graduate visa only if it has not run out two years ago or more (SW 12.2).',
    )
  }
  return cautions
}

function hoursCautions({ book }: Asked, { hours }: Paid) {
  const { value, rule } = book.rules.figures.hoursCap
  if (hours === null || hours <= value) return []
  return [
    `Of more than ${value} hours a week only the pay for the first ${value} counts towards the floor (${rule}), and nobody may be made to work more than ${value} on average without agreeing (SW 5.6A).`,
  ]
}

function minimumWageCautions({ book, date }: Asked, paid: Paid) {
  const { value, from, certainty } = book.rules.figures.minimumWage
  if (paid.hours === null || from > date) return []
  const hourly = annualOf(paid, paid.hours) / (paid.hours * WEEKS)
  if (hourly >= value) return []
  const certain = certainty === 'confirmed' ? '' : `, a figure that is ${certainty}`
  return [
    `For ${hoursOf(paid.hours)} hours a week this is less than the minimum wage of ${given(value)} an hour${certain} (SW 5.6A).`,
  ]
}

function nurseCautions({ applicant, advert }: Asked) {
  const code = advert.occupation?.code ?? ''
  if (applicant.registration === 'registered' || !/^223[1-7]$/.test(code)) return []
  return [
    'Nurses who still work towards registration with the Nursing and Midwifery Council may be paid less for up to eight months, but not less than band 3 (SW 13.2).',
  ]
}
