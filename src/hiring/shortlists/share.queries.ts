import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { DETAILS_COLUMNS } from '#hiring/applications/applications.queries.ts'
import { nameOf } from '#hiring/team/notes/member-name.ts'
import type { Db } from '#platform/database/database.ts'

/** Other members of an organisation who can log in, by name. */
export async function findColleagues(db: Db, organisationId: Id | null, accountId: Id) {
  if (organisationId === null) return []
  const rows = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select(['account.id', nameOf('account').as('name')])
    .where('member.organisationId', '=', organisationId)
    .where('account.id', '<>', accountId)
    .where('account.suspendedAt', 'is', null)
    .orderBy('account.firstName')
    .orderBy('account.id')
    .execute()
  return rows.map(({ id, name }) => ({ id, name: name ?? 'Somebody without a name' }))
}

interface NewShare {
  id: Id
  applicationId: Id
  fromId: Id
  toId: Id
}

export async function insertShare(db: Db, share: NewShare) {
  await db.insertInto('applicantShare').values(share).execute()
}

/** An unsent mail, as long as its reader may open the applicant; else null. */
export async function findShareToSend(db: Db, id: Id) {
  const row = await db
    .selectFrom('applicantShare as share')
    .innerJoin('application', 'application.id', 'share.applicationId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('account as sender', 'sender.id', 'share.fromId')
    .innerJoin('account as reader', 'reader.id', 'share.toId')
    .innerJoin('organisationMember as member', (join) =>
      join
        .onRef('member.organisationId', '=', 'job.organisationId')
        .onRef('member.accountId', '=', 'reader.id'),
    )
    .select(DETAILS_COLUMNS)
    .select(['application.id as applicationId', 'application.jobId', 'job.title'])
    .select(['sender.firstName as senderName', 'reader.email', 'reader.firstName as readerName'])
    .where('share.id', '=', id)
    .where('share.sentAt', 'is', null)
    .where('job.status', '<>', 'removed')
    .where('reader.suspendedAt', 'is', null)
    .where('sender.suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markShareSent(db: Db, id: Id) {
  await db
    .updateTable('applicantShare')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
