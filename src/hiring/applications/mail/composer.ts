import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Addresses } from '#accounts/addresses/addresses.service.ts'
import type { Config } from '#platform/config.ts'
import { deleteMail, findMailMessages } from '#hiring/talk/messages/notify-messages.queries.ts'
import {
  messagesToApplicantEmail,
  messagesToEmployerEmail,
  type MailMessage,
} from '#hiring/talk/talk.mail.ts'
import {
  listReadersOfApplications,
  listAddressesForMessages,
} from '#organisations/contacts.queries.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { findTerms } from '#hiring/arrival/offer/offer-terms.queries.ts'
import type { OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { findLowPay } from '#hiring/arrival/offer/pay/offer-pay.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { describeTerms } from '#hiring/arrival/offer/term-words.ts'
import { findBatchAdverts } from '#hiring/several/several.queries.ts'
import { findPosterProved } from '#organisations/posting/proved-poster.ts'
import { addToDigest, isFirstOfJob } from '#hiring/applications/digest/digest.queries.ts'
import { createMailLinks, type MailKind } from './mail-links.ts'
import { noticeEmail } from './notices.mail.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Db } from '#platform/database/database.ts'
import {
  newApplicationEmail,
  applicationReceiptEmail,
  detailsSentEmail,
  newDetailsEmail,
  severalReceiptEmail,
} from './applications.mail.ts'
import {
  findMailFacts,
  toAnswers,
  toSeenAnswers,
  toSeenName,
  type MailFacts,
} from '#hiring/applications/applications.queries.ts'

interface OutgoingEmail {
  to: Reader[]
  content: EmailContent
  /** Set for emails that their reader can turn off. */
  kind?: MailKind
}

interface Reader {
  email: string
  accountId?: Id
  /** The member whose daily email takes the place of this one, except for a job’s first applicant. */
  digestOf?: Id
}

interface Sender {
  publicUrl: string
  /** Whether the poster has proved by now that they act for the employer. */
  isPosterProved: boolean
  messages: MailMessage[]
  /** The terms of an offer. */
  terms: OfferTerms | null
  /** Why its pay is too low for the visa, in the applicant’s language. */
  lowPay: string | null
  /** The applications that a receipt lists together. */
  batch: Awaited<ReturnType<typeof findBatchAdverts>>
}

/** Composes the emails about applications. */
export function createComposer(
  db: Db,
  settings: Pick<Config, 'publicUrl' | 'sessionSecret'> & { addresses: AddressPolicy },
) {
  const { publicUrl, addresses } = settings
  const links = createMailLinks(settings)

  return async function compose(mail: QueuedMail<'application'>): Promise<Composed> {
    const facts = await findMailFacts(db, mail)
    if (!facts) return null
    const isPosterProved = await findPosterProved(db, facts.jobId)
    const onlyUnread = facts.kind !== 'notice'
    const messages = await findMailMessages(db, mail.id, { onlyUnread })
    const found = await findEmployers(facts)
    const employers = { ...found, to: await withoutDigests(facts, found.to) }
    const batch = await findSentTogether(facts)
    const terms = facts.eventStatus === 'offered' ? await findTerms(db, facts.applicationId) : null
    const lowPay = terms && (await findLowPayOf(facts, terms))
    const sender = { publicUrl, isPosterProved, messages, batch, terms, lowPay }
    const outgoing = composeEmail(facts, { ...sender, employers })
    if (!outgoing) {
      // Its messages belong to the next one.
      if (facts.kind.startsWith('messages-')) await deleteMail(db, mail.id)
      return null
    }
    const { content, to, kind } = outgoing
    const withList = ({ email, accountId }: Reader) => ({
      email,
      ...(kind && accountId && { list: links.listOf({ kind, accountId }) }),
    })
    return { content, to: to.map(withList) }
  }

  async function findLowPayOf({ jobId, applicantLanguage }: MailFacts, terms: OfferTerms) {
    const job = await findPosting(db, jobId)
    const language = languageFor(applicantLanguage)
    return job && findLowPay(db, job, { terms, person: null, language })
  }

  /** The readers to tell at once. The others’ next digest lists the application. */
  async function withoutDigests({ kind, applicationId }: MailFacts, to: Reader[]) {
    if (kind !== 'to-employer' || (await isFirstOfJob(db, applicationId))) return to
    for (const { digestOf } of to) if (digestOf) await addToDigest(db, digestOf, applicationId)
    return to.filter(({ digestOf }) => !digestOf)
  }

  async function findSentTogether({ kind, applicantId, batchId }: MailFacts) {
    return kind === 'receipt' && batchId ? findBatchAdverts(db, { applicantId, batchId }) : []
  }

  /** The address in the advert, if its holder has agreed; until then all who manage the organisation’s jobs. */
  async function findEmployers(mail: MailFacts): Promise<Employers> {
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
      return {
        to: mail.wantsApplicantMails === false ? [] : [toNamed(named.email, mail)],
        unconfirmed: null,
      }
    // Needed for adverts from before holders were asked, and for expired links.
    if (named)
      await db
        .transaction()
        .execute((db) => addresses.request(db, { ...named, accountId: employerId }))
    const found = await listReadersOfApplications(db, organisationId)
    const to = found.map(({ id, email, wantsApplicantDigest }) => ({
      email,
      ...(wantsApplicantDigest && { digestOf: id }),
    }))
    return { to, unconfirmed: applyEmail }
  }
}

/** An address in an advert that is no member’s own, such as one that several people read, has no digest. */
function toNamed(email: string, mail: MailFacts): Reader {
  const { employerId, employerEmail, wantsApplicantDigest } = mail
  const isOwn = employerEmail !== null && toEmailKey(employerEmail) === toEmailKey(email)
  return { email, ...(isOwn && wantsApplicantDigest && employerId && { digestOf: employerId }) }
}

const TO_EMPLOYER = new Set<MailFacts['kind']>(['to-employer', 'details-to-employer'])

type AddressPolicy = Pick<Addresses, 'mayWriteTo' | 'request'>

interface Employers {
  to: Reader[]
  /** The address in the advert, if its holder has not agreed yet. */
  unconfirmed: string | null
}

/**
 * Emails to applicants go to the confirmed address of their account, never to the address typed into
 * the form: otherwise anyone could make our server write to strangers. Null if the job is gone or the
 * recipient does not want such emails.
 */
function composeEmail(
  mail: MailFacts,
  {
    publicUrl,
    isPosterProved,
    employers,
    messages,
    batch,
    terms: offered,
    lowPay,
  }: Sender & { employers: Employers },
): OutgoingEmail | null {
  const { kind, advert, applicationId, jobId, applicantId, applicantEmail, sharesDetails } = mail
  const own = { advert, href: `${publicUrl}/applications/${applicationId}` }
  const language = languageFor(mail.applicantLanguage)
  const to = [{ email: applicantEmail, accountId: applicantId }]
  if (kind === 'receipt') {
    const answers = toAnswers(mail)
    const content =
      batch.length > 1
        ? severalReceiptEmail({ answers, sent: batch, href: `${publicUrl}/dashboard` }, language)
        : applicationReceiptEmail({ ...own, answers, sharesDetails }, language)
    return mail.wantsReceipts ? { to, content } : null
  }
  if (kind === 'details') return { to, content: detailsSentEmail(own, language) }
  if (kind === 'notice') {
    const isStatus = mail.eventKind === 'status'
    if (isStatus && !mail.wantsStatusMails) return null
    const terms = offered ? describeTerms(offered, language) : []
    const content = noticeEmail({ ...mail, messages, terms, lowPay, href: own.href }, language)
    return content && { to, content, ...(isStatus && { kind: 'status' }) }
  }
  if (kind === 'messages-to-applicant') {
    if (messages.length === 0 || mail.isWarned || !mail.wantsMessageMails) return null
    const content = messagesToApplicantEmail({ ...own, messages, isPosterProved }, language)
    return { to, content, kind: 'messages' }
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
    return { to: employers.to, content, kind: 'messages' }
  }
  const applicant = toSeenAnswers(mail)
  const proofHref = applicant.answers ? null : `${publicUrl}/organisations/${mail.organisationId}`
  const { unconfirmed } = employers
  const content = newApplicationEmail({ advert, applicant, href, proofHref, unconfirmed })
  return { to: employers.to, content }
}
