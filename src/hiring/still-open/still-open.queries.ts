import { sql } from 'kysely'
import { OLD_AFTER_DAYS } from '#trade/job-age.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { contactOfJob } from '#organisations/contacts.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** Open adverts of employers here that nobody has confirmed for 30 days. */
function unconfirmed(db: Db) {
  return (
    db
      .selectFrom('job')
      .where('job.status', '=', sql.lit('open'))
      .where('job.organisationId', 'is not', null)
      // What is read in its own list says so there.
      .where('job.source', 'is', null)
      .where(
        sql<boolean>`job.last_seen_at <= now() - make_interval(days => ${sql.lit(OLD_AFTER_DAYS)})`,
      )
      .where(sql<boolean>`(job.closes_at is null or job.closes_at > now())`)
  )
}

/** The adverts to ask about, by the account of their contact; each is asked about once until it is confirmed. */
export async function listUnrequested(db: Db): Promise<Map<Id, Id[]>> {
  const rows = await unconfirmed(db)
    .innerJoinLateral(contactOfJob(db).as('contact'), (join) => join.onTrue())
    .select(['job.id', 'contact.id as accountId'])
    .where(sql<boolean>`(job.asked_at is null or job.asked_at < job.last_seen_at)`)
    .orderBy('job.lastSeenAt')
    .orderBy('job.id')
    .execute()
  const jobs = Map.groupBy(rows, ({ accountId }) => accountId)
  return new Map([...jobs].map(([account, jobs]) => [account, jobs.map(({ id }) => id)]))
}

/** Marks adverts as asked about; returns those that another process has not marked before. */
export async function markRequested(db: Db, ids: Id[]): Promise<Id[]> {
  const rows = await db
    .updateTable('job')
    .set({ askedAt: sql<string>`now()` })
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(sql<boolean>`(asked_at is null or asked_at < last_seen_at)`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of these adverts that still wait for an answer, the oldest first. */
export async function findUnanswered(db: Db, ids: Id[]) {
  return unconfirmed(db)
    .select(['job.id', 'job.title', 'job.employerName', 'job.place', 'job.lastSeenAt'])
    .where(sql<boolean>`job.id = any(${ids}::text[])`)
    .orderBy('job.lastSeenAt')
    .orderBy('job.id')
    .execute()
}

export async function findReader(db: Db, accountId: Id) {
  const row = await db
    .selectFrom('account')
    .select(['email', 'firstName', 'language'])
    .where('id', '=', accountId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
