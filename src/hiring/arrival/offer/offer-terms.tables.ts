import type { Generated, JSONColumnType } from 'kysely'
import type { OfferTerms } from './offer-terms.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    offerTerms: OfferTermsTable
  }
}

/** An offer’s terms, as the employer entered them. Days are ISO dates. */
interface OfferTermsTable {
  applicationId: string
  pay: number | null
  payPeriod: OfferTerms['payPeriod']
  /** Hours a week. */
  hours: number | null
  place: Generated<string>
  startsOn: string | null
  contract: OfferTerms['contract']
  repayment: Generated<string>
  answerBy: string | null
  /** The terms that the applicant knew before the last change. */
  previous: JSONColumnType<OfferTerms> | null
  updatedAt: Generated<string>
}
