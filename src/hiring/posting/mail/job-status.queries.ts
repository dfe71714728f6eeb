import { sql } from 'kysely'
import { contactOfJob } from '#organisations/contacts.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

/** Those of these jobs that still have the status, with the open case of a held one. */
export async function listWithStatus(
  db: Db,
  { status, jobIds }: { status: 'open' | 'held'; jobIds: Id[] },
) {
  return db
    .selectFrom('job')
    .select(['job.id', 'job.title', 'job.employerName', 'job.place', 'job.heldBecause'])
    .select((of) =>
      of
        .selectFrom('moderationCase')
        .select('moderationCase.id')
        .whereRef('moderationCase.jobId', '=', 'job.id')
        .where('moderationCase.kind', '=', 'held-job')
        .where('moderationCase.status', '<>', 'decided')
        .limit(1)
        .as('caseId'),
    )
    .where(sql<boolean>`job.id = any(${jobIds}::text[])`)
    .where('job.status', '=', status)
    .orderBy('job.title')
    .orderBy('job.id')
    .execute()
}

/** The jobs by the account of their contact. */
export async function groupByContact(db: Db, jobIds: Id[]): Promise<Map<Id, Id[]>> {
  const rows = await db
    .selectFrom('job')
    .innerJoinLateral(contactOfJob(db).as('contact'), (join) => join.onTrue())
    .select(['job.id', 'contact.id as accountId'])
    .where(sql<boolean>`job.id = any(${jobIds}::text[])`)
    .execute()
  const jobs = Map.groupBy(rows, ({ accountId }) => accountId)
  return new Map([...jobs].map(([account, jobs]) => [account, jobs.map(({ id }) => id)]))
}
