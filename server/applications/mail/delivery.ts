import { applicantsPath } from '#contract/paths/applicant-paths.ts'
import type { Id } from '#contract/primitives.ts'
import type { Addresses } from '#server/addresses/addresses.service.ts'
import type { Config } from '#server/config.ts'
import { deleteMail, findMailMessages } from '#server/applications/talk/tell-messages.queries.ts'
import {
  messagesToApplicantEmail,
  messagesToEmployerEmail,
  type MailMessage,
} from '#server/applications/talk/talk.mail.ts'
import {
  listAddressesForApplications,
  listAddressesForMessages,
} from '#server/organisations/contacts.queries.ts'
import { renderEmail, type EmailContent } from '#server/platform/mail/render-email.ts'
import { isProved } from '#server/organisations/organisations.queries.ts'
import { noticeEmail } from './notices.mail.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import { languageFor } from '#server/mail-languages.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  newApplicationEmail,
  applicationReceiptEmail,
  detailsSentEmail,
  newDetailsEmail,
} from './applications.mail.ts'
import {
  findUnsentMail,
  markMailSent,
  toAnswers,
  toSeenAnswers,
  toSeenName,
  type UnsentMail,
} from '#server/applications/applications.queries.ts'

type OutgoingEmail = Pick<Message, 'list'> & { to: string[]; content: EmailContent }

interface Sender {
  publicUrl: string
  /** Whether whoever posted the job has shown by now that they act for the employer. */
  isPosterProved: boolean
  messages: MailMessage[]
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
    const onlyUnread = unsent.kind !== 'notice'
    const messages = await findMailMessages(db, id, { onlyUnread })
    const employers = await findEmployers(unsent)
    const outgoing = composeEmail(unsent, { publicUrl, isPosterProved, employers, messages })
    if (!outgoing) {
      // It would hold up the next one.
      if (unsent.kind.startsWith('messages-')) await deleteMail(db, id)
      return
    }
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
    const { kind, employerId, applyEmail, organisationId, applicationId } = mail
    const isRemoved = mail.jobStatus === 'removed'
    if (kind === 'messages-to-employer' && organisationId !== null && !isRemoved) {
      const to = await listAddressesForMessages(db, { applicationId, organisationId })
      return { to, unconfirmed: null }
    }
    const isOpen = TO_EMPLOYER.has(kind) && !isRemoved
    if (!isOpen || organisationId === null) return { to: [], unconfirmed: null }
    const named = applyEmail ? { organisationId, email: applyEmail } : null
    if (named && (await addresses.mayWriteTo(named)))
      return { to: mail.wantsApplicantMails === false ? [] : [named.email], unconfirmed: null }
    // For adverts from before holders were asked, and once the link has expired.
    if (named)
      await db
        .transaction()
        .execute((db) => addresses.request(db, { ...named, accountId: employerId }))
    const to = await listAddressesForApplications(db, organisationId)
    return { to, unconfirmed: applyEmail }
  }
}

const TO_EMPLOYER = new Set<UnsentMail['kind']>(['to-employer', 'details-to-employer'])

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
  { publicUrl, isPosterProved, employers, messages }: Sender & { employers: Employers },
): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantEmail, sharesDetails } = mail
  const own = { advert, href: `${publicUrl}/applications/${applicationId}` }
  const language = languageFor(mail.applicantLanguage)
  const to = [applicantEmail]
  if (kind === 'receipt') {
    const content = applicationReceiptEmail(
      { ...own, answers: toAnswers(mail), sharesDetails },
      language,
    )
    return mail.wantsReceipts ? { to, content } : null
  }
  if (kind === 'details') return { to, content: detailsSentEmail(own, language) }
  if (kind === 'notice') {
    const content = noticeEmail({ ...mail, messages, href: own.href }, language)
    return content && { to, content }
  }
  const list = { id: 'messages', unsubscribe: `${publicUrl}/setting#notifications` }
  if (kind === 'messages-to-applicant') {
    if (messages.length === 0 || mail.isWarned || !mail.wantsMessageMails) return null
    const content = messagesToApplicantEmail({ ...own, messages, isPosterProved }, language)
    return { to, content, list }
  }
  if (employers.to.length === 0) return null
  if (kind === 'details-to-employer') {
    const content = newDetailsEmail({ advert, href: `${publicUrl}${applicantsPath(jobId)}` })
    return { to: employers.to, content }
  }
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  if (kind === 'messages-to-employer') {
    if (messages.length === 0) return null
    const content = messagesToEmployerEmail({ advert, messages, name: toSeenName(mail), href })
    return { to: employers.to, content, list }
  }
  const applicant = toSeenAnswers(mail)
  const proofHref = applicant.answers ? null : `${publicUrl}/organisations/${mail.organisationId}`
  const { unconfirmed } = employers
  const content = newApplicationEmail({ advert, applicant, href, proofHref, unconfirmed })
  return { to: employers.to, content }
}
