import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalFile } from '#accounts/settings/export/personal-data.ts'
import type { Db } from '#platform/database/database.ts'
import { SHOWN_STATUS } from '#hiring/applications/applications.queries.ts'
import { TERMS_COLUMNS } from './offer/offer-terms.queries.ts'
import { findArrivalEvents, findItems } from './arrival.queries.ts'
import { findFiles } from './files/arrival-files.queries.ts'

/** A person’s answers and plans about their own offers, with the employer’s ticks. */
export async function* readArrivals(db: Db, accountId: Id): AsyncGenerator<object> {
  const rows = await db
    .selectFrom('arrival')
    .innerJoin('application', 'application.id', 'arrival.applicationId')
    .select(['arrival.applicationId', 'answer', 'arrival.answeredAt', 'circumstances'])
    .select(['certificateNumber', 'paymentDemandAt'])
    .where('application.applicantId', '=', accountId)
    .orderBy('arrival.applicationId')
    .execute()
  for (const row of rows) {
    const items = await findItems(db, row.applicationId)
    const found = await findFiles(db, row.applicationId)
    const files = found.map(({ step, side, name, isShared, at }) => ({
      step,
      side,
      name,
      isShared,
      at,
    }))
    yield { ...row, items, files, history: await findArrivalEvents(db, row.applicationId) }
  }
}

/** The terms of a person’s own offers, as far as they have been told of them. */
export async function* readOfferTerms(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('offerTerms')
    .innerJoin('application', 'application.id', 'offerTerms.applicationId')
    .select(['offerTerms.applicationId', ...TERMS_COLUMNS])
    .select(['offerTerms.previous', 'offerTerms.updatedAt'])
    .where('application.applicantId', '=', accountId)
    .where(SHOWN_STATUS, '=', 'offered')
    .orderBy('offerTerms.applicationId')
    .execute()
}

/** Deletes the terms of a person’s own offers, first, although their applications would delete them too. */
export async function deleteOfferTerms(db: Db, accountId: Id) {
  const own = db.selectFrom('application').select('id').where('applicantId', '=', accountId)
  await db.deleteFrom('offerTerms').where('applicationId', 'in', own).execute()
}

/** Deletes a person’s arrivals, first, although their applications would delete them too. */
export async function deleteArrivals(db: Db, accountId: Id) {
  const own = db.selectFrom('application').select('id').where('applicantId', '=', accountId)
  await db.deleteFrom('arrival').where('applicationId', 'in', own).execute()
}

/**
 * All files of a person’s own arrivals, which are deleted with them, and files that they uploaded for an employer,
 * which stay with the applicant.
 */
export async function findArrivalFiles(db: Db, accountId: Id): Promise<PersonalFile[]> {
  const rows = await db
    .selectFrom('arrivalFile as file')
    .innerJoin('application', 'application.id', 'file.applicationId')
    .select(['file.id', 'file.fileKey', 'file.name', 'application.applicantId'])
    .where((is) =>
      is.or([is('application.applicantId', '=', accountId), is('file.accountId', '=', accountId)]),
    )
    .orderBy('file.createdAt')
    .orderBy('file.id')
    .execute()
  return rows.map(({ id, fileKey, name, applicantId }) => ({
    key: fileKey,
    // With the id, because names may repeat. The export takes the extension from the key.
    name: `arrival-${id}-${name.replace(/\.\w+$/, '')}`,
    isShared: applicantId !== accountId,
  }))
}
