import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { listAddressesForMessages } from '#organisations/contacts.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { InterviewRow } from '#hiring/interviews/interviews.queries.ts'
import type { InterviewMailKind } from '#hiring/interviews/interviews.tables.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'

/** What an email about an interview is about. */
export interface InterviewMail {
  interviewId: Id
  side: TalkSide
  kind: InterviewMailKind
  /** The version of the interview and the offer of its times: the email is sent only while these are current. */
  version: number
  offerId: Id
}

/** Queues an email. Call it in the transaction of the change that it reports. */
export async function queueInterviewMail(
  { db, tasks }: { db: Db; tasks: Pick<Tasks, 'enqueue'> },
  { id: subject, version, offerId }: Pick<InterviewRow, 'id' | 'version' | 'offerId'>,
  {
    side,
    kind,
    delaySeconds = 0,
  }: Pick<InterviewMail, 'side' | 'kind'> & { delaySeconds?: number },
) {
  const about = { side, kind, version, offerId }
  await queueMail({ db, tasks }, { kind: 'interview', subject, about }, { delaySeconds })
}

/** Whether the applicant was notified of an interview, or did not want to be, so that they must be notified of its end. */
export async function wasTold(db: Db, interviewId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('outboxMail')
    .select('id')
    .where('subject', '=', interviewId)
    .where('kind', '=', 'interview')
    .where(sql`about ->> 'side'`, '=', 'applicant')
    .where((is) => is.or([is('sentAt', 'is not', null), is('droppedAt', 'is not', null)]))
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
