import type { Id } from '#contract/primitives.ts'
import type { Addresses } from '#server/addresses/addresses.service.ts'
import type { Config } from '#server/config.ts'
import { listAddressesForApplications } from '#server/organisations/contacts.queries.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import { isProved } from '#server/organisations/organisations.queries.ts'
import { noticeEmail } from './notices.mail.ts'
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

type OutgoingEmail = Pick<Message, 'replyTo'> & { to: string[]; content: EmailContent }

interface Sender {
  publicUrl: string
  /** Whether whoever posted the job has shown by now that they act for the employer. */
  isPosterProved: boolean
}

/** Sends the queued emails about applications, each of them once. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl, addresses }: Pick<Config, 'publicUrl'> & { addresses: AddressPolicy },
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    if (!unsent) return
    const { organisationId } = unsent
    const isPosterProved = organisationId !== null && (await isProved(db, organisationId))
    const employers = await findEmployers(unsent)
    const outgoing = composeEmail(unsent, { publicUrl, isPosterProved, employers })
    if (!outgoing) return
    const { content, to, ...envelope } = outgoing
    const message = await renderEmail(content)
    for (const [at, address] of to.entries()) {
      const messageId = `application-${id}${at === 0 ? '' : `-${at}`}`
      await mail.send({ id: messageId, to: address, ...envelope, ...message })
    }
    await markMailSent(db, id)
  }

  /** The address in the advert, if its holder has agreed; until then everybody who manages the organisation’s jobs. */
  async function findEmployers(mail: UnsentMail): Promise<Employers> {
    const { kind, employerId, applyEmail, organisationId } = mail
    const isOpen = kind === 'to-employer' && mail.jobStatus !== 'removed'
    if (!isOpen || organisationId === null) return { to: [], unconfirmed: null }
    const key = employerId && applyEmail ? { accountId: employerId, email: applyEmail } : null
    if (key && (await addresses.mayWriteTo(key)))
      return { to: mail.wantsApplicantMails === false ? [] : [key.email], unconfirmed: null }
    // For adverts from before holders were asked, and once the link has expired.
    if (key) await db.transaction().execute((db) => addresses.request(db, key))
    const to = await listAddressesForApplications(db, organisationId)
    return { to, unconfirmed: applyEmail }
  }
}

type AddressPolicy = Pick<Addresses, 'mayWriteTo' | 'request'>

interface Employers {
  to: string[]
  /** The address in the advert whose holder has not agreed yet. */
  unconfirmed: string | null
}

/**
 * Emails to applicants go to the confirmed address of their account, never to the address typed into
 * the form: otherwise anyone could make our server write to strangers. Null if the job is gone or the
 * recipient does not want such emails.
 */
function composeEmail(
  mail: UnsentMail,
  { publicUrl, isPosterProved, employers }: Sender & { employers: Employers },
): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantEmail, sharesDetails } = mail
  const own = { advert, href: `${publicUrl}/applications/${applicationId}` }
  const to = [applicantEmail]
  if (kind === 'receipt') {
    const content = applicationReceiptEmail({ ...own, answers: toAnswers(mail), sharesDetails })
    return mail.wantsReceipts ? { to, content } : null
  }
  if (kind === 'details') return { to, content: detailsSentEmail(own) }
  if (kind === 'notice') {
    if (mail.eventKind === 'status' && !mail.wantsStatusMails) return null
    const content = noticeEmail({ ...mail, href: own.href })
    return content && { to, content }
  }
  if (kind === 'reply') {
    const content = employerReplyEmail({ ...own, text: mail.body ?? '', isPosterProved })
    const { employerEmail } = mail
    const replyTo = isPosterProved &&
      employerEmail && { name: toMailLine(advert.employer), address: employerEmail }
    return { to, content, ...(replyTo && { replyTo }) }
  }
  if (employers.to.length === 0) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  const applicant = toSeenAnswers(mail)
  const proofHref = applicant.answers ? null : `${publicUrl}/organisations/${mail.organisationId}`
  const { unconfirmed } = employers
  const content = newApplicationEmail({ advert, applicant, href, proofHref, unconfirmed })
  return { to: employers.to, content }
}
