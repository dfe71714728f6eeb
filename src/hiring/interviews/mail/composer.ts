import type { Id } from '#platform/primitives/primitives.schema.ts'
import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import {
  findApplicationOf,
  findInterview,
  findMeeting,
  findSlots,
} from '#hiring/interviews/interviews.queries.ts'
import { composeMail } from './compose-mail.ts'
import { isDue } from './is-due.ts'
import { listEmployers, type InterviewMail } from './mails.queries.ts'

/** While the desk reviews the organisation, applicants are not notified. */
const HELD_DELAY_SECONDS = 3600

/** Composes the emails about interviews; one that is out of date does not apply. */
export function createComposer(db: Db, settings: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
  const links = createMailLinks(settings)

  return async function compose({ subject, about }: QueuedMail<'interview'>): Promise<Composed> {
    const known = await findAll(subject, about)
    const due = known ? isDue(about, known) : 'never'
    if (due === 'later') return { delaySeconds: HELD_DELAY_SECONDS }
    const composed = known && due === 'now' ? composeMail(about, known, settings.publicUrl) : null
    if (!known || !composed) return null
    const { content, calendar, wish } = composed
    const to = (await listRecipients(about, known, wish)).map(({ email, accountId }) => ({
      email,
      ...(wish && { list: links.listOf({ kind: wish, accountId }) }),
    }))
    return { to, content, ...(calendar && { calendar }) }
  }

  async function findAll(interviewId: Id, { offerId }: Pick<InterviewMail, 'offerId'>) {
    const interview = await findInterview(db, interviewId)
    const application = interview && (await findApplicationOf(db, interview.applicationId))
    const meeting = interview && (await findMeeting(db, interview.pickedOfferId ?? offerId))
    const offered = await findMeeting(db, offerId)
    if (!interview || !application || !meeting || !offered) return null
    return { interview, application, meeting, offered, slots: await findSlots(db, offerId) }
  }

  async function listRecipients(
    { side }: Pick<InterviewMail, 'side'>,
    { application, meeting }: NonNullable<Awaited<ReturnType<typeof findAll>>>,
    wish: 'status' | 'messages' | null,
  ) {
    const { id: applicationId, organisationId, applicantId, applicantEmail } = application
    if (side === 'employer') {
      const about = { applicationId, offererId: meeting.accountId }
      return organisationId === null ? [] : listEmployers(db, { ...about, organisationId })
    }
    const wants = { status: application.wantsStatusMails, messages: application.wantsMessageMails }
    const isWanted = wish === null || wants[wish]
    return isWanted ? [{ email: applicantEmail, accountId: applicantId }] : []
  }
}
