import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import { writeLetter } from '#server/platform/mail/letter.ts'
import type { Message } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  employerLetter,
  receiptLetter,
  replyLetter,
  type ApplicationLetter,
} from './applications.mail.ts'
import {
  findUnsentMail,
  markMailSent,
  toAnswers,
  type UnsentMail,
} from '#server/applications/applications.queries.ts'

type Outgoing = Pick<Message, 'to' | 'replyTo'> & { letter: ApplicationLetter }

/** Sends what was queued about applications, each mail once. */
export function createDelivery(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return async function deliver(id: Id) {
    const unsent = await findUnsentMail(db, id)
    const outgoing = unsent && compose(unsent, publicUrl)
    if (!outgoing) return
    const { letter, ...rest } = outgoing
    const { subject, ...words } = letter
    await mail.send({ id: `application-${id}`, subject, ...rest, ...(await writeLetter(words)) })
    await markMailSent(db, id)
  }
}

/**
 * To the applicant it goes to the confirmed address of their account, never to one that was only
 * typed: otherwise anybody could have our server write to strangers. Null when its job is gone, or
 * when its reader wants no such mails.
 */
function compose(mail: UnsentMail, publicUrl: string): Outgoing | null {
  const { kind, advert, applicationId, jobId, applicantEmail } = mail
  const answers = toAnswers(mail)
  const own = { advert, answers, href: `${publicUrl}/applications/${applicationId}` }
  if (kind === 'receipt') {
    return mail.wantsReceipts ? { to: applicantEmail, letter: receiptLetter(own) } : null
  }
  if (kind === 'reply') {
    const letter = replyLetter(own, mail.body ?? '')
    const { employerEmail } = mail
    const replyTo = employerEmail && { name: advert.employer, address: employerEmail }
    return { to: applicantEmail, letter, ...(replyTo && { replyTo }) }
  }
  const to = mail.applyEmail ?? mail.employerEmail
  if (!to || mail.jobStatus === 'removed' || mail.wantsApplicantMails === false) return null
  const href = `${publicUrl}/applicants/${jobId}/${applicationId}`
  return { to, letter: employerLetter({ advert, answers, href }) }
}
