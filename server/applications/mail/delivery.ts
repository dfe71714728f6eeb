import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import { noticeEmail } from './notices.mail.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  newApplicationEmail,
  applicationReceiptEmail,
  employerReplyEmail,
} from './applications.mail.ts'
import {
  findUnsentMail,
  markMailSent,
  toAnswers,
  type UnsentMail,
} from '#server/applications/applications.queries.ts'

type OutgoingEmail = Pick<Message, 'to' | 'replyTo'> & { content: EmailContent }

/** Sends the queued emails about applications, each of them once. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    const outgoing = unsent && composeEmail(unsent, publicUrl)
    if (!outgoing) return
    const { content, ...envelope } = outgoing
    await mail.send({ id: `application-${id}`, ...envelope, ...(await renderEmail(content)) })
    await markMailSent(db, id)
  }
}

/**
 * Emails to applicants go to the confirmed address of their account, never to the address typed into
 * the form: otherwise anyone could make our server write to strangers. Null if the job is gone or the
 * recipient does not want such emails.
 */
function composeEmail(mail: UnsentMail, publicUrl: string): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantEmail } = mail
  const answers = toAnswers(mail)
  const own = { advert, answers, href: `${publicUrl}/applications/${applicationId}` }
  if (kind === 'receipt') {
    return mail.wantsReceipts ? { to: applicantEmail, content: applicationReceiptEmail(own) } : null
  }
  if (kind === 'notice') {
    if (mail.eventKind === 'status' && !mail.wantsStatusMails) return null
    const content = noticeEmail({ ...mail, href: own.href })
    return content && { to: applicantEmail, content }
  }
  if (kind === 'reply') {
    const content = employerReplyEmail(own, mail.body ?? '')
    const { employerEmail } = mail
    const replyTo = employerEmail && { name: advert.employer, address: employerEmail }
    return { to: applicantEmail, content, ...(replyTo && { replyTo }) }
  }
  const to = mail.applyEmail ?? mail.employerEmail
  if (!to || mail.jobStatus === 'removed' || mail.wantsApplicantMails === false) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  return { to, content: newApplicationEmail({ advert, answers, href }) }
}
