import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import { writeEvent } from '#hiring/interviews/calendar/write-event.ts'
import { hasBegun, pauseOf } from '#hiring/interviews/interviews.policy.ts'
import {
  findApplicationOf,
  findMeeting,
  findOpenInterview,
  type Meeting,
} from '#hiring/interviews/interviews.queries.ts'
import { timeIn } from '#hiring/interviews/model/interview-times.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import { pick } from '#platform/primitives/pick.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { listEmployers } from './mails.queries.ts'

/** A booked interview whose applicant is gone with all their rows: nothing here is about them. */
export interface LeftMail {
  interviewId: Id
  applicationId: Id
  title: string
  startsAt: string
  /** The version of its calendar entry that removes it. */
  version: number
  meeting: Pick<Meeting, 'zone' | 'minutes' | 'way' | 'place' | 'host' | 'link'>
  /** The members who were told of it. */
  accountIds: Id[]
}

interface InTransaction {
  db: Db
  tasks: Pick<Tasks, 'enqueue'>
}

/** Queues the emails about an applicant’s booked interviews to come, in the transaction that deletes the applicant. */
export async function queueLeftMails({ db, tasks }: InTransaction, applicantId: Id) {
  const applications = await db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.applicationId')
    .select('application.id')
    .where('application.applicantId', '=', applicantId)
    .where('interview.endedAt', 'is', null)
    .where('interview.slotId', 'is not', null)
    .execute()
  for (const { id } of applications) {
    const [application, interview] = [
      await findApplicationOf(db, id),
      await findOpenInterview(db, id),
    ]
    if (!application?.organisationId || !interview?.startsAt || !interview.pickedOfferId) continue
    const pause = pauseOf(application)
    const isToCome = pause === null || pause === 'looked-at'
    const meeting = await findMeeting(db, interview.pickedOfferId)
    if (!isToCome || hasBegun(interview) || !meeting) continue
    const { organisationId, jobId, advert } = application
    const about = { applicationId: id, organisationId, offererId: meeting.accountId }
    const accounts = await listEmployers(db, about)
    const left: LeftMail = {
      interviewId: interview.id,
      applicationId: id,
      title: advert.title,
      startsAt: interview.startsAt,
      version: interview.version + 1,
      meeting: pick(meeting, ['zone', 'minutes', 'way', 'place', 'host', 'link']),
      accountIds: accounts.map(({ accountId }) => accountId),
    }
    // Emails go with the row of their subject: the interview’s is deleted now.
    await queueMail({ db, tasks }, { kind: 'interview-left', subject: jobId, about: left })
  }
}

/** Composes the email to the members, with the file that removes the interview from their calendar. */
export function createLeftComposer(
  db: Db,
  { publicUrl, ...settings }: Pick<Config, 'publicUrl' | 'sessionSecret'>,
) {
  const links = createMailLinks({ publicUrl, ...settings })

  return async function compose({
    subject: jobId,
    about,
  }: QueuedMail<'interview-left'>): Promise<Composed> {
    const { interviewId, applicationId, title, startsAt, version, meeting, accountIds } = about
    if (accountIds.length === 0) return null
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'email'])
      .where('id', 'in', accountIds)
      .where('suspendedAt', 'is', null)
      .where('wantsMessageMails', '=', true)
      .execute()
    const to = accounts.map(({ id: accountId, email }) => ({
      email,
      list: links.listOf({ kind: 'messages', accountId }),
    }))
    const calendar = writeEvent({
      interview: { id: interviewId, version, startsAt, isCancelled: true },
      meeting,
      application: { id: applicationId, jobId, title },
      who: '',
      side: 'employer',
      publicUrl,
    })
    return { to, content: leftEmail(about, `${publicUrl}${applicantsPath(jobId)}`), calendar }
  }
}

function leftEmail({ title, startsAt, meeting }: LeftMail, href: string): EmailContent {
  const heading = 'The interview does not take place'
  return {
    subject: `${heading}: ${toMailLine(title)}`,
    heading,
    paragraphs: [
      `About the interview for “${toMailLine(title)}”, ${timeIn(startsAt, meeting.zone)}.`,
      'The applicant has deleted their account, and their application with it. The attached file takes the interview out of your calendar.',
    ],
    button: { label: 'See the applicants', href },
    footnote:
      'You are getting this email because you answer applicants of this job on Landfall. You can turn these emails off in your settings.',
  }
}
