import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import { toShortName } from '#server/platform/mail/short-name.ts'
import { isProved } from '#server/organisations/organisations.queries.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  newApplicationEmail,
  applicationReceiptEmail,
  detailsSentEmail,
  employerReplyEmail,
} from './applications.mail.ts'
import {
  findUnsentMail,
  markMailSent,
  toAnswers,
  toSeenAnswers,
  type UnsentMail,
} from '#server/applications/applications.queries.ts'

type OutgoingEmail = Pick<Message, 'to' | 'replyTo'> & { content: EmailContent }

interface Sender {
  publicUrl: string
  /** Whether whoever posted the job has shown by now that they act for the employer. */
  isPosterProved: boolean
}

/** Sends the queued emails about applications, each of them once. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    if (!unsent) return
    const { organisationId } = unsent
    const isPosterProved = organisationId !== null && (await isProved(db, organisationId))
    const outgoing = composeEmail(unsent, { publicUrl, isPosterProved })
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
function composeEmail(
  mail: UnsentMail,
  { publicUrl, isPosterProved }: Sender,
): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantEmail, sharesDetails } = mail
  const own = { advert, href: `${publicUrl}/applications/${applicationId}` }
  if (kind === 'receipt') {
    const content = applicationReceiptEmail({ ...own, answers: toAnswers(mail), sharesDetails })
    return mail.wantsReceipts ? { to: applicantEmail, content } : null
  }
  if (kind === 'details') return { to: applicantEmail, content: detailsSentEmail(own) }
  if (kind === 'reply') {
    const content = employerReplyEmail({ ...own, text: mail.body ?? '', isPosterProved })
    const { employerEmail } = mail
    const replyTo = isPosterProved &&
      employerEmail && { name: toShortName(advert.employer), address: employerEmail }
    return { to: applicantEmail, content, ...(replyTo && { replyTo }) }
  }
  const to = mail.applyEmail ?? mail.employerEmail
  if (!to || mail.jobStatus === 'removed' || mail.wantsApplicantMails === false) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  const applicant = toSeenAnswers(mail)
  const proofHref = applicant.answers ? null : `${publicUrl}/organisations/${mail.organisationId}`
  return { to, content: newApplicationEmail({ advert, applicant, href, proofHref }) }
}
