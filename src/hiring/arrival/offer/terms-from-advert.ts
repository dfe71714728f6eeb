import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { isMentioned } from '#trade/pay/mentioned-pay.ts'
import { NO_TERMS, OFFER_LIMITS, type OfferTerms } from './offer-terms.schema.ts'

/** The advert as it was stored with the application, which may be older than some of its facts. */
type StoredAdvert = Partial<Pick<AdvertSnapshot, 'pay' | 'hoursPerWeek' | 'location'>>

/** The terms with which the form of an offer begins. A range of pay is left to the employer. */
export function termsFromAdvert({
  pay = null,
  hoursPerWeek = null,
  location = '',
}: StoredAdvert): OfferTerms {
  const isOneSum = pay !== null && pay.min === pay.max && pay.currency === 'GBP'
  const sum = isOneSum && pay.period !== null && !isMentioned(pay) ? pay.min : null
  return {
    ...NO_TERMS,
    pay: sum,
    payPeriod: sum === null ? null : (pay?.period ?? null),
    hours: hoursPerWeek,
    place: location.length > OFFER_LIMITS.place ? '' : location,
  }
}
