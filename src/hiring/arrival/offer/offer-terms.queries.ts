import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { OfferTerms, StoredTerms } from './offer-terms.schema.ts'

export const TERMS_COLUMNS = [
  'offerTerms.pay',
  'offerTerms.payPeriod',
  'offerTerms.hours',
  'offerTerms.place',
  'offerTerms.startsOn',
  'offerTerms.contract',
  'offerTerms.repayment',
  'offerTerms.answerBy',
] as const

/** The terms of an offer; null if the employer stated none. */
export async function findTerms(db: Db, applicationId: Id): Promise<StoredTerms | null> {
  const row = await db
    .selectFrom('offerTerms')
    .select(TERMS_COLUMNS)
    .select(['previous', 'updatedAt'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

/** Saves the terms. Ones that the applicant knew stay beside them as `previous`. */
export async function upsertTerms(
  db: Db,
  applicationId: Id,
  { terms, known }: { terms: OfferTerms; known: OfferTerms | null },
) {
  const values = { ...terms, previous: known && JSON.stringify(known) }
  await db
    .insertInto('offerTerms')
    .values({ applicationId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('applicationId')
        .doUpdateSet({ ...values, updatedAt: sql<string>`clock_timestamp()` }),
    )
    .execute()
}
