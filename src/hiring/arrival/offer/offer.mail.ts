import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { OfferMail } from './offer.mails.ts'

interface OfferInput {
  kind: OfferMail['kind']
  title: string
  /** The terms that changed, in the applicant’s language. */
  changes: string[]
  /** The day they accepted. */
  acceptedAt: string | null
  href: string
}

/** The email to the applicant about their offer. */
export function offerEmail(input: OfferInput, language: Language = english): EmailContent {
  const { arrivalMails } = language.words
  const isAccepted = input.kind === 'accepted'
  return {
    language,
    ...wordsOf(input, language),
    button: {
      label: isAccepted ? arrivalMails.button : arrivalMails.offerButton,
      href: input.href,
    },
    footnote: arrivalMails.foot,
  }
}

function wordsOf({ kind, changes, acceptedAt, ...input }: OfferInput, language: Language) {
  const { arrivalMails } = language.words
  const format = formatMail(language)
  const job = { title: toMailLine(input.title) }
  if (kind === 'accepted') {
    const day = mediumDate(acceptedAt ?? '', language.locale)
    return {
      subject: format(arrivalMails.acceptedSubject, { ...job, day }),
      heading: format(arrivalMails.acceptedHeading, { day }),
      paragraphs: [format(arrivalMails.acceptedText, job), arrivalMails.acceptedNext],
    }
  }
  const isChange = kind === 'terms'
  const subject = format(isChange ? arrivalMails.termsSubject : arrivalMails.answerBySubject, job)
  const lines = changes.map((change) => toMailLine(change))
  return {
    subject,
    heading: subject,
    paragraphs: isChange
      ? [format(arrivalMails.termsText, job), ...lines]
      : [format(arrivalMails.answerByText, job)],
  }
}
