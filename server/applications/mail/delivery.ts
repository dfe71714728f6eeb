import type { Id } from '#contract/primitives.ts'
import type { Addresses } from '#server/addresses/addresses.service.ts'
import type { Config } from '#server/config.ts'
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

type OutgoingEmail = Pick<Message, 'to' | 'replyTo'> & { content: EmailContent }

/** Sends the queued emails about applications, each of them once. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl, addresses }: Pick<Config, 'publicUrl'> & { addresses: AddressPolicy },
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    const outgoing = unsent && composeEmail(unsent, await findEmployerAddress(unsent), publicUrl)
    if (!outgoing) return
    const { content, ...envelope } = outgoing
    await mail.send({ id: `application-${id}`, ...envelope, ...(await renderEmail(content)) })
    await markMailSent(db, id)
  }

  /** The address in the advert, if its holder has agreed; the account's own until then. */
  async function findEmployerAddress(mail: UnsentMail): Promise<EmployerAddress | null> {
    const { employerId, employerEmail, applyEmail } = mail
    if (!employerId || !employerEmail) return null
    const own = { to: employerEmail, unconfirmed: null }
    if (mail.kind !== 'to-employer' || !applyEmail) return own
    const key = { accountId: employerId, email: applyEmail }
    if (await addresses.mayWriteTo(key)) return { to: applyEmail, unconfirmed: null }
    // For adverts from before holders were asked, and once the link has expired.
    await db.transaction().execute((db) => addresses.request(db, key))
    return { ...own, unconfirmed: applyEmail }
  }
}

type AddressPolicy = Pick<Addresses, 'mayWriteTo' | 'request'>

interface EmployerAddress {
  to: string
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
  employer: EmployerAddress | null,
  publicUrl: string,
): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantEmail } = mail
  const answers = toAnswers(mail)
  const own = { advert, answers, href: `${publicUrl}/applications/${applicationId}` }
  if (kind === 'receipt') {
    return mail.wantsReceipts ? { to: applicantEmail, content: applicationReceiptEmail(own) } : null
  }
  if (kind === 'reply') {
    const content = employerReplyEmail(own, mail.body ?? '')
    const { employerEmail } = mail
    const replyTo = employerEmail && { name: toMailLine(advert.employer), address: employerEmail }
    return { to: applicantEmail, content, ...(replyTo && { replyTo }) }
  }
  const isWanted = mail.jobStatus !== 'removed' && mail.wantsApplicantMails !== false
  if (!employer || !isWanted) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  const content = newApplicationEmail({ advert, answers, href }, employer.unconfirmed)
  return { to: employer.to, content }
}
