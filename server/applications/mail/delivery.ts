import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { listAddressesForApplications } from '#server/organisations/contacts.queries.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
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

type OutgoingEmail = Pick<Message, 'replyTo'> & { to: string[]; content: EmailContent }

/** Sends the queued emails about applications, each of them once. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    const outgoing = unsent && composeEmail(unsent, await listEmployers(unsent), publicUrl)
    if (!outgoing) return
    const { content, to, ...envelope } = outgoing
    const message = await renderEmail(content)
    for (const [at, address] of to.entries()) {
      const messageId = `application-${id}${at === 0 ? '' : `-${at}`}`
      await mail.send({ id: messageId, to: address, ...envelope, ...message })
    }
    await markMailSent(db, id)
  }

  /** Who is told of an application: the address in the advert, else everybody who manages the organisation’s jobs. */
  async function listEmployers({ kind, applyEmail, organisationId, ...mail }: UnsentMail) {
    if (kind !== 'to-employer' || mail.jobStatus === 'removed') return []
    if (applyEmail) return mail.wantsApplicantMails === false ? [] : [applyEmail]
    return organisationId === null ? [] : listAddressesForApplications(db, organisationId)
  }
}

/**
 * Emails to applicants go to the confirmed address of their account, never to the address typed into
 * the form: otherwise anyone could make our server write to strangers. Null if the job is gone or the
 * recipient does not want such emails.
 */
function composeEmail(
  mail: UnsentMail,
  employers: string[],
  publicUrl: string,
): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantEmail } = mail
  const answers = toAnswers(mail)
  const own = { advert, answers, href: `${publicUrl}/applications/${applicationId}` }
  if (kind === 'receipt') {
    return mail.wantsReceipts
      ? { to: [applicantEmail], content: applicationReceiptEmail(own) }
      : null
  }
  if (kind === 'reply') {
    const content = employerReplyEmail(own, mail.body ?? '')
    const { employerEmail } = mail
    const replyTo = employerEmail && { name: advert.employer, address: employerEmail }
    return { to: [applicantEmail], content, ...(replyTo && { replyTo }) }
  }
  if (employers.length === 0) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  return { to: employers, content: newApplicationEmail({ advert, answers, href }) }
}
