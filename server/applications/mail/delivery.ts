import type { Id } from '#contract/primitives.ts'
import type { Addresses } from '#server/addresses/addresses.service.ts'
import type { Config } from '#server/config.ts'
import { listAddressesForApplications } from '#server/organisations/contacts.queries.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
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
  { publicUrl, addresses }: Pick<Config, 'publicUrl'> & { addresses: AddressPolicy },
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    const outgoing = unsent && composeEmail(unsent, await findEmployers(unsent), publicUrl)
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
  employers: Employers,
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
    const replyTo = employerEmail && { name: toMailLine(advert.employer), address: employerEmail }
    return { to: [applicantEmail], content, ...(replyTo && { replyTo }) }
  }
  if (employers.to.length === 0) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  const content = newApplicationEmail({ advert, answers, href }, employers.unconfirmed)
  return { to: employers.to, content }
}
