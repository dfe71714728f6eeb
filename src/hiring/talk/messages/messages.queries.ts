import { sql } from 'kysely'
import { UNREAD_LIMIT, type TalkSide } from '#hiring/talk/talk.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { nameOf } from '#hiring/team/notes/member-name.ts'
import { isPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'
import { scanStateOf } from '#platform/files/scan/file-scans.queries.ts'
import { IS_TAKEN_DOWN } from '#hiring/applications/notices/notices.queries.ts'
import { IS_READABLE } from '#hiring/applications/people/refused-jobs.queries.ts'
import { IS_LOOKED_AT_AGAIN } from '#hiring/applications/waiting.ts'
import { IS_WARNED } from '#safety/warnings/warnings.queries.ts'
import type { StoredDocument } from '#platform/files/documents/documents.ts'
import type { TalkFacts } from '#hiring/talk/talk.policy.ts'

/** The facts that the rules of a talk need, with what its page shows. */
export interface TalkOf extends TalkFacts {
  jobId: Id
  organisationId: Id | null
  isPosterProved: boolean
  /** The employer as the advert names it. */
  employer: string
}

/** Null if there is no such application. */
export async function findTalk(db: Db, applicationId: Id): Promise<TalkOf | null> {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoin('organisation', 'organisation.id', 'job.organisationId')
    .select([
      'application.jobId',
      'job.organisationId',
      'job.status as jobStatus',
      sql<string>`application.advert ->> 'employer'`.as('employer'),
      sql<boolean>`application.withdrawn_at is not null`.as('isWithdrawn'),
      sql<boolean>`organisation.frozen_at is not null`.as('isFrozen'),
      sql<boolean>`organisation.suspended_at is not null`.as('isSuspended'),
      IS_WARNED.as('isWarned'),
      // Also of those who were told nothing, because they had declined an offer.
      sql<boolean>`(${IS_TAKEN_DOWN} or ${IS_LOOKED_AT_AGAIN})`.as('wasTakenDown'),
    ])
    .select(isPosterProved(db).as('isPosterProved'))
    .where('application.id', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the organisation (FOR SHARE): a freeze waits, and then finds what is being written. */
export async function lockOrganisationForShare(db: Db, id: Id) {
  await db.selectFrom('organisation').select('id').where('id', '=', id).forShare().execute()
}

interface NewRow {
  id: Id
  applicationId: Id
  side: TalkSide
  accountId: Id
  formId: string | null
  body: string
  file: StoredDocument | null
}

/** @returns the time from which it can be read; null if the organisation is frozen. */
export async function insertMessageRow(db: Db, { file, ...row }: NewRow): Promise<string | null> {
  const { sentAt } = await db
    .insertInto('applicationMessage')
    .values({
      ...row,
      fileKey: file?.key ?? null,
      fileName: file?.name ?? null,
      fileSize: file?.size ?? null,
      sentAt: sql<string>`now()`,
    })
    .returning('sentAt')
    .executeTakeFirstOrThrow()
  return sentAt
}

/** Assigns a message to the change of status it came with, whose email includes it. */
export async function assignEvent(
  db: Db,
  { messageId, eventId }: { messageId: Id; eventId: number },
) {
  await db.updateTable('applicationMessage').set({ eventId }).where('id', '=', messageId).execute()
}

/** The earlier message of this form with this text; null if there is none. */
export async function findRepeat(
  db: Db,
  {
    applicationId,
    accountId,
    formId,
    body,
  }: Pick<NewRow, 'applicationId' | 'accountId' | 'formId' | 'body'>,
) {
  if (formId === null) return null
  const row = await db
    .selectFrom('applicationMessage')
    .select('sentAt')
    .where('applicationId', '=', applicationId)
    .where('accountId', '=', accountId)
    .where('formId', '=', formId)
    .where('body', '=', body)
    .executeTakeFirst()
  return row ?? null
}

/** The number and size of the files that a side has sent about an application. */
export async function countFiles(db: Db, applicationId: Id, side: TalkSide) {
  const { count, bytes } = await db
    .selectFrom('applicationMessage')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(file_size), 0)::int`.as('bytes'),
    ])
    .where('applicationId', '=', applicationId)
    .where('side', '=', side)
    .where('fileKey', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count, bytes }
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** All messages of an application, in the order in which they could be read. */
export async function findMessages(db: Db, applicationId: Id) {
  return db
    .selectFrom('applicationMessage as message')
    .leftJoin('account as author', 'author.id', 'message.accountId')
    .leftJoin('applicationEvent as event', 'event.id', 'message.eventId')
    .select([
      'message.id',
      'message.side',
      'message.accountId',
      'message.body',
      'message.fileName',
      'message.fileSize',
      scanStateOf('message.fileKey').as('fileScan'),
      'message.createdAt',
      'message.sentAt',
      'message.waitsUntil',
      'message.readAt',
      'event.status',
      nameOf('author').as('authorName'),
      sql<boolean>`(message.sent_at is null and exists (
        select 1 from moderation_case
        where message_id = message.id and decision = 'refuse'))`.as('isRefused'),
    ])
    .where('message.applicationId', '=', applicationId)
    .orderBy(sql`coalesce(message.sent_at, message.created_at)`)
    .orderBy('message.id')
    .execute()
}

/** The messages to one side that it has not seen. */
function unread(db: Db, reader: TalkSide) {
  return db
    .selectFrom('applicationMessage as message')
    .where('message.side', '<>', reader)
    .where('message.sentAt', 'is not', null)
    .where('message.readAt', 'is', null)
}

/** A subquery for the number of unread messages of each application in a list. */
export function countUnread(db: Db, reader: TalkSide) {
  return unread(db, reader)
    .select((eb) => sql<number>`${eb.fn.countAll()}::int`.as('count'))
    .whereRef('message.applicationId', '=', sql.ref('application.id'))
}

/** The number of unread messages of one application. */
export async function countUnreadMessages(
  db: Db,
  applicationId: Id,
  reader: TalkSide,
): Promise<number> {
  const { count } = await unread(db, reader)
    .select((eb) => sql<number>`${eb.fn.countAll()}::int`.as('count'))
    .where('message.applicationId', '=', applicationId)
    .executeTakeFirstOrThrow()
  return count
}

/** The number of unread messages to an applicant, up to the limit, without applications that we warned them of. */
export async function countUnreadOfApplicant(
  db: Db,
  accountId: Id,
  except: Id | null,
): Promise<number> {
  const rows = await unread(db, 'applicant')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .select('message.id')
    .where('application.applicantId', '=', accountId)
    .where(sql<boolean>`not ${IS_WARNED}`)
    .where('application.id', 'is distinct from', except)
    .limit(UNREAD_LIMIT)
    .execute()
  return rows.length
}

/** The number of unread messages in organisations for which a member answers applicants, up to the limit. */
export async function countUnreadOfEmployer(
  db: Db,
  accountId: Id,
  except: Id | null,
): Promise<number> {
  const rows = await unread(db, 'employer')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('organisationMember as member', 'member.organisationId', 'job.organisationId')
    .select('message.id')
    .where('member.accountId', '=', accountId)
    .where('application.id', 'is distinct from', except)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .where(IS_READABLE)
    .limit(UNREAD_LIMIT)
    .execute()
  return rows.length
}

export async function markRead(db: Db, applicationId: Id, reader: TalkSide) {
  await db
    .updateTable('applicationMessage')
    .set({ readAt: sql`now()` })
    .where('applicationId', '=', applicationId)
    .where('side', '<>', reader)
    .where('sentAt', 'is not', null)
    .where('readAt', 'is', null)
    .execute()
}

export async function findMessageFile(db: Db, applicationId: Id, id: Id) {
  const row = await db
    .selectFrom('applicationMessage')
    .select(['side', 'sentAt', 'fileKey', 'fileName'])
    .where('applicationId', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
