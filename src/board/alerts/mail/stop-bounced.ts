import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Alert } from '#board/alerts/alerts.queries.ts'

/** Stops all alerts of an address that permanently refuses our emails. */
export async function stopBounced(db: Db, { accountId, emailKey }: Alert) {
  await db
    .updateTable('alert')
    .set({
      status: 'stopped',
      stoppedBecause: 'bounced',
      stoppedAt: sql`now()`,
      nextAt: null,
    })
    .where(sql<boolean>`(account_id = ${accountId}::text or email_key = ${emailKey}::text)`)
    .where('status', 'in', ['on', 'paused'])
    .execute()
}
