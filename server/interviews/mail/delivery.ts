import type { Id } from '#contract/primitives.ts'
import { createMailLinks, type MailKind } from '#server/applications/mail/mail-links.ts'
import type { Config } from '#server/platform/config.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findApplicationOf, findInterview, findMeeting, findSlots } from '../interviews.queries.ts'
import { composeMail, type Composed } from './compose-mail.ts'
import { isDue } from './is-due.ts'
import {
  findPendingMail,
  listEmployers,
  markMailSent,
  type PendingInterviewMail,
} from './mails.queries.ts'

/** While the desk reviews the organisation, applicants are not notified. */
const HELD_DELAY_SECONDS = 3600

interface Recipient {
  email: string
  accountId: Id
}

/** Task: sends a queued email about an interview once; one that is out of date is not sent. */
export function createDelivery(
  { db, mail, tasks }: Pick<Platform, 'db' | 'mail' | 'tasks'>,
  settings: Pick<Config, 'publicUrl' | 'sessionSecret'>,
) {
  const links = createMailLinks(settings)

  return async function deliver(mailId: Id) {
    const pending = await findPendingMail(db, mailId)
    if (!pending) return
    const known = await findAll(pending)
    const due = known ? isDue(pending, known) : 'never'
    if (due === 'later')
      return tasks.enqueue(
        db,
        'send-interview-mail',
        { mailId },
        { delaySeconds: HELD_DELAY_SECONDS },
      )
    const composed = known && due === 'now' ? composeMail(pending, known, settings.publicUrl) : null
    if (known && composed)
      await send(mailId, composed, await recipientsOf(pending, known, composed))
    await markMailSent(db, mailId)
  }

  async function findAll({ interviewId, offerId }: PendingInterviewMail) {
    const interview = await findInterview(db, interviewId)
    const application = interview && (await findApplicationOf(db, interview.applicationId))
    const meeting = interview && (await findMeeting(db, interview.pickedOfferId ?? offerId))
    const offered = await findMeeting(db, offerId)
    if (!interview || !application || !meeting || !offered) return null
    return { interview, application, meeting, offered, slots: await findSlots(db, offerId) }
  }

  async function recipientsOf(
    { side }: PendingInterviewMail,
    { application, meeting }: NonNullable<Awaited<ReturnType<typeof findAll>>>,
    { wish }: Composed,
  ): Promise<Recipient[]> {
    const { id: applicationId, organisationId, applicantId, applicantEmail } = application
    if (side === 'employer') {
      const about = { applicationId, offererId: meeting.accountId }
      return organisationId === null ? [] : listEmployers(db, { ...about, organisationId })
    }
    const wants = { status: application.wantsStatusMails, messages: application.wantsMessageMails }
    const isWanted = wish === null || wants[wish]
    return isWanted ? [{ email: applicantEmail, accountId: applicantId }] : []
  }

  async function send(mailId: Id, { content, calendar, wish }: Composed, to: Recipient[]) {
    const message = { ...(await renderEmail(content)), ...(calendar && { calendar }) }
    for (const [at, { email, accountId }] of to.entries()) {
      const id = `interview-${mailId}${at === 0 ? '' : `-${at}`}`
      const list = wish && listOf(wish, accountId)
      await mail.send({ id, to: email, ...(list && { list }), ...message })
    }
  }

  function listOf(kind: MailKind, accountId: Id) {
    const unsubscribe = links.href({ kind, accountId })
    return { id: kind, unsubscribe, oneClick: true } as const
  }
}
