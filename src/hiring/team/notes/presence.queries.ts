import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { PRESENCE_SECONDS } from '#hiring/team/team-limits.ts'
import type { Db } from '#platform/database/database.ts'
import { nameOf } from './member-name.ts'

interface Presence {
  applicationId: Id
  accountId: Id
}

/** Records that a member has an application open now, and forgets the ones they have left. */
export async function touchPresence(db: Db, { applicationId, accountId }: Presence) {
  await sql`
    delete from application_presence
    where account_id = ${accountId} and application_id <> ${applicationId}
      and seen_at < now() - make_interval(secs => ${PRESENCE_SECONDS}::int)`.execute(db)
  await db
    .insertInto('applicationPresence')
    .values({ applicationId, accountId })
    .onConflict((conflict) =>
      conflict.columns(['applicationId', 'accountId']).doUpdateSet({ seenAt: sql`now()` }),
    )
    .execute()
}

/** Other members of the job’s organisation who have it open now. */
export async function listOthersPresent(db: Db, { applicationId, accountId }: Presence) {
  const rows = await db
    .selectFrom('applicationPresence as presence')
    .innerJoin('account', 'account.id', 'presence.accountId')
    .innerJoin('application', 'application.id', 'presence.applicationId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('organisationMember as member', (join) =>
      join
        .onRef('member.organisationId', '=', 'job.organisationId')
        .onRef('member.accountId', '=', 'account.id'),
    )
    .select(nameOf('account').as('name'))
    .where('presence.applicationId', '=', applicationId)
    .where('presence.accountId', '<>', accountId)
    .where('account.suspendedAt', 'is', null)
    .where(sql<boolean>`presence.seen_at > now() - make_interval(secs => ${PRESENCE_SECONDS}::int)`)
    .orderBy('account.firstName')
    .orderBy('account.id')
    .limit(10)
    .execute()
  return rows.flatMap(({ name }) => name ?? [])
}

/** A mark that changes whenever an open page of this application is out of date. */
export async function findMark(db: Db, applicationId: Id): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws('.',
      (select coalesce(max(id), 0) from application_event where application_id = ${applicationId}),
      (select count(*) from application_message
        where application_id = ${applicationId} and sent_at is not null),
      (select count(*) || '-' || coalesce(sum(version), 0) from application_note
        where application_id = ${applicationId}),
      (select coalesce(extract(epoch from max(scored_at)), 0) from application_score
        where application_id = ${applicationId}),
      (select count(*) from shortlist_entry where application_id = ${applicationId})
    ) as mark`.execute(db)
  return rows[0]?.mark ?? ''
}
