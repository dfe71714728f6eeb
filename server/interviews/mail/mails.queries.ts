import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { TalkSide } from '#contract/talk.ts'
import { listAddressesForMessages } from '#server/organisations/contacts.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { InterviewMailKind } from '#server/interviews/interviews.tables.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Tasks } from '#server/platform/tasks/tasks.ts'

interface NewMail {
  interviewId: Id
  side: TalkSide
  kind: InterviewMailKind
  version: number
  offerId: Id
}

/** Queues an email. Call it in the transaction of the change that it reports. */
export async function queueMail(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  mail: NewMail,
  delaySeconds = 0,
) {
  const mailId = newId()
  await db
    .insertInto('interviewMail')
    .values({ id: mailId, ...mail })
    .execute()
  await tasks.enqueue(db, 'send-interview-mail', { mailId }, { delaySeconds })
}

export type PendingInterviewMail = NonNullable<Awaited<ReturnType<typeof findPendingMail>>>

export async function findPendingMail(db: Db, id: Id) {
  const row = await db
    .selectFrom('interviewMail')
    .select(['id', 'interviewId', 'side', 'kind', 'version', 'offerId'])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function markMailSent(db: Db, id: Id) {
  await db
    .updateTable('interviewMail')
    .set({ sentAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Whether the applicant was notified of an interview, so that they must be notified of its end. */
export async function wasTold(db: Db, interviewId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('interviewMail')
    .select('id')
    .where('interviewId', '=', interviewId)
    .where('side', '=', 'applicant')
    .where('sentAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Address {
  email: string
  accountId: Id
}

/**
 * The members who answer for the job or wrote to the applicant, and the one who offered the time, if they still may and
 * want such emails.
 */
export async function listEmployers(
  db: Db,
  about: { applicationId: Id; organisationId: Id; offererId: Id | null },
): Promise<Address[]> {
  const { applicationId, organisationId, offererId } = about
  const found = await listAddressesForMessages(db, { applicationId, organisationId })
  if (offererId === null || found.some(({ accountId }) => accountId === offererId)) return found
  const offerer = await db
    .selectFrom('account')
    .innerJoin('organisationMember as member', 'member.accountId', 'account.id')
    .select(['account.id as accountId', 'account.email'])
    .where('account.id', '=', offererId)
    .where('member.organisationId', '=', organisationId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .where('account.suspendedAt', 'is', null)
    .where('account.wantsMessageMails', '=', true)
    .executeTakeFirst()
  return offerer ? [...found, offerer] : found
}
