import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The alerts of an account, and of its address from before the account. */
function ofPerson(accountId: Id) {
  return sql<boolean>`(alert.account_id = ${accountId}
    or alert.email_key = (select email_key from account where id = ${accountId}))`
}

/** The alerts for the export. */
export async function* readAlerts(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('alert')
    .select(['query', 'name', 'email', 'situation', 'frequency', 'status', 'createdAt', 'activeAt'])
    .select((eb) =>
      eb
        .selectFrom('alertDigest')
        .select((digest) => digest.fn.countAll<number>().as('digests'))
        .whereRef('alertDigest.alertId', '=', 'alert.id')
        .where('sentAt', 'is not', null)
        .as('digests'),
    )
    .where(ofPerson(accountId))
    .orderBy('createdAt')
    .execute()
}

export async function deleteAlertsOf(db: Db, accountId: Id) {
  await db.deleteFrom('alert').where(ofPerson(accountId)).execute()
}
