import type { ReactNode } from 'react'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import {
  OFFER_LIMITS,
  type OfferTerms,
  type StoredTerms,
} from '#hiring/arrival/offer/offer-terms.schema.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { formatPay } from '#trade/pay/format-pay.ts'
import styles from './offer-beside-advert.module.css'

interface OfferFieldsProps {
  terms: OfferTerms | StoredTerms
  advert: AdvertSnapshot
  /** The advert as everybody reads it now; null if nobody can. */
  advertNow: AdvertSnapshot | null
  rejection: Rejection | undefined
  children: ReactNode
}

const PERIODS = ['hour', 'day', 'week', 'month', 'year'].map((value) => ({
  value,
  label: `a ${value}`.replace('a hour', 'an hour'),
}))
const KINDS = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'fixed-term', label: 'Fixed term' },
  { value: 'zero-hours', label: 'Zero hours' },
]

/** The terms of an offer, each with what the advert said when the person applied, and says now if it changed. */
export function OfferFields({ terms, advert, advertNow, rejection, children }: OfferFieldsProps) {
  const saved = Object.fromEntries(
    Object.entries(terms).map(([name, value]) => [name, value === null ? '' : `${value}`]),
  )
  const field = answersOf(rejection, saved)
  const said = (wordsOf: (advert: AdvertSnapshot) => string | null) => {
    const [then, now] = [wordsOf(advert), wordsOf(advertNow ?? advert)]
    if (then !== now)
      return `The advert said then: ${then ?? 'nothing'}. It says now: ${now ?? 'nothing'}.`
    return then ? `The advert says: ${then}` : undefined
  }
  return (
    <div className={styles.form}>
      <TextField
        {...field('pay')}
        label="Pay, in pounds"
        hint={said(({ pay }) => formatPay(pay))}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <Select
        {...field('payPeriod')}
        label="The pay is for"
        options={PERIODS}
        placeholder="Choose"
        optional
      />
      <TextField
        {...field('hours')}
        label="Hours a week"
        hint={said(({ hoursPerWeek }) => hoursPerWeek?.toString() ?? null)}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <TextField
        {...field('place')}
        label="Place of work"
        hint={said(({ location }) => location)}
        maxLength={OFFER_LIMITS.place}
        autoComplete="off"
        optional
      />
      <TextField {...field('startsOn')} type="date" label="First day" optional />
      <Select
        {...field('contract')}
        label="Contract"
        options={KINDS}
        placeholder="Choose"
        optional
      />
      <TextField
        {...field('repayment')}
        label="What they pay back if they leave"
        hint="Like ‘the flight, if within a year’. Never the licence, the certificate or the Immigration Skills Charge."
        maxLength={OFFER_LIMITS.repayment}
        autoComplete="off"
        optional
      />
      <TextField {...field('answerBy')} type="date" label="Answer by" optional />
      <div className={styles.end}>{children}</div>
    </div>
  )
}
