import type { FactChange, JobFact } from './fact-changes.ts'
import { countryName } from '#platform/places/names/countries.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { findOccupation } from '#sponsorship/advert/suggest-occupations.ts'

type FactRow = Pick<
  ViewRow,
  | 'title'
  | 'payMin'
  | 'payMax'
  | 'payCurrency'
  | 'payPeriod'
  | 'payText'
  | 'payBand'
  | 'place'
  | 'isRemote'
  | 'country'
  | 'hoursPerWeek'
  | 'type'
  | 'occupationCode'
>

/** The facts that applicants decide by. They are notified of changes in these, and in nothing else. */
export function factsOf(job: FactRow): JobFact[] {
  const { title, payBand, place, isRemote, country, hoursPerWeek, type, occupationCode } = job
  const occupation = occupationCode && findOccupation(occupationCode)?.group
  return [
    { fact: 'Job title', words: title },
    { fact: 'Pay', words: formatPay(payOf(job)) },
    { fact: 'Pay band', words: payBand?.toUpperCase().replaceAll('-', ' ') ?? null },
    { fact: 'Place', words: [place, isRemote && 'remote'].filter(Boolean).join(', ') || null },
    { fact: 'Country', words: countryName(country) },
    { fact: 'Hours a week', words: hoursPerWeek === null ? null : String(hoursPerWeek) },
    { fact: 'Job type', words: type },
    { fact: 'Occupation', words: occupationCode && `${occupation ?? ''} ${occupationCode}`.trim() },
  ]
}

/** The facts that differ, in their usual order. */
export function changesOf(before: JobFact[], after: JobFact[]): FactChange[] {
  const earlier = new Map(before.map(({ fact, words }) => [fact, words]))
  return after
    .map(({ fact, words }) => ({ fact, before: earlier.get(fact) ?? null, after: words }))
    .filter((change) => change.before !== change.after)
}
