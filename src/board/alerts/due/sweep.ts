import { sql } from 'kysely'
import { CONFIRM_DAYS } from '#board/alerts/alerts.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { KEEP_DAYS } from '#board/alerts/mail/alerts.mail.ts'

/** An owner who has been inactive for this long is asked. */
const QUIET_DAYS = 365
/** A stopped alert can be turned on again for this long. */
const STOPPED_DAYS = 30
/** Digests are separate rows for this long, */
const APART_DAYS = 30
/** and until this many are older. */
const MOST_APART = 30

/** Once a day: deletes unconfirmed alerts, asks owners after a quiet year, and stops alerts without an answer. */
export async function sweepAlerts(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  now = new Date(),
): Promise<void> {
  const before = (days: number) =>
    sql<string>`${now.toISOString()}::timestamptz - make_interval(days => ${days})`
  await db
    .deleteFrom('alert')
    .where('status', '=', 'unconfirmed')
    .where('createdAt', '<', before(CONFIRM_DAYS))
    .execute()
  await db
    .deleteFrom('alert')
    .where('status', '=', 'stopped')
    .where('stoppedAt', '<', before(STOPPED_DAYS))
    .execute()
  await db
    .updateTable('alert')
    .set({ status: 'stopped', stoppedBecause: 'quiet', stoppedAt: now.toISOString(), nextAt: null })
    .where('status', 'in', ['on', 'paused'])
    .where('renewalSentAt', '<', before(KEEP_DAYS))
    .execute()
  await db.transaction().execute((db) => queueQuietQuestions({ db, tasks }, now))
  await mergeDigests(db, now)
}

/** Queues one email per owner, whatever the number of their alerts: they were all touched together. */
async function queueQuietQuestions({ db, tasks }: Pick<Platform, 'db' | 'tasks'>, now: Date) {
  const { rows } = await sql<{ alertId: string }>`
    with quiet as (
      update alert set renewal_sent_at = ${now.toISOString()}
      where status = 'on' and renewal_sent_at is null
        and active_at < ${now.toISOString()}::timestamptz - make_interval(days => ${QUIET_DAYS})
      returning id, coalesce(account_id, email_key) as owner
    )
    select min(id) as alert_id from quiet group by owner`.execute(db)
  const mails = rows.map(({ alertId }) => ({ id: newId(), alertId, kind: 'keep' as const }))
  await tasks.enqueueAll(db, 'send-alert-mail', mails)
}

/** Merges old digests into one: what an alert has sent matters, also to its owner’s others, not in how many emails. */
async function mergeDigests(db: Db, now: Date) {
  for (;;) {
    const { numAffectedRows } = await sql`
      with old as materialized (
        select id, alert_id from alert_digest
        where sent_at < ${now.toISOString()}::timestamptz - make_interval(days => ${APART_DAYS})
      ),
      crowded as (
        select alert_id from old group by alert_id
        having count(*) >= ${MOST_APART} limit 1000
      ),
      merged as (
        delete from alert_digest using old, crowded
        where alert_digest.id = old.id and old.alert_id = crowded.alert_id
        returning alert_digest.alert_id, alert_digest.jobs, alert_digest.sent_at
      )
      insert into alert_digest (alert_id, kind, jobs, sent_at)
      select alert_id, 'new', array_agg(distinct number), max(sent_at)
      from merged, unnest(merged.jobs) as number group by alert_id`.execute(db)
    if (!numAffectedRows) return
  }
}
