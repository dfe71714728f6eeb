import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import type { SentAnswers } from '#hiring/applications/applications.queries.ts'
import type { Language } from '#platform/languages/language.ts'
import { english } from '#platform/languages/english.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { formatMail } from '#platform/mail/format-mail.ts'

interface ApplicationEmailInput {
  advert: AdvertSnapshot
  /** The page of the application for the reader of this email. */
  href: string
}

interface NewApplicationInput extends ApplicationEmailInput {
  /** The applicant, as far as the employer may know them. */
  applicant: { name: string; country: string }
  /** The page on which the employer can prove who it is, if the details wait for that. */
  proofHref: string | null
  /** The address in the advert, if its holder has not agreed yet. It is shown to those who manage the advert alone. */
  unconfirmed: string | null
}

/**
 * The email about an application, to the address in the advert, or to the organisation’s members until the holder of
 * that address agrees: a link without files, so that only they read the answers.
 */
export function newApplicationEmail({
  advert,
  applicant,
  href,
  proofHref,
  unconfirmed,
}: NewApplicationInput): EmailContent {
  const [title, name] = [toMailLine(advert.title), toMailLine(applicant.name)]
  return {
    subject: `${name} applied: ${title}`,
    heading: 'Someone applied for your job',
    paragraphs: [
      `${name} (${toMailLine(applicant.country)}) applied for ${title}, ${toMailLine(advert.location)}.`,
      ...(proofHref
        ? [
            `You see their first name, country and years of experience. The CV, the letter and the contact details stay with us until you have proved who you are: ${proofHref}`,
          ]
        : []),
      'Log in with your account at Landfall to read the application and to reply.',
      ...(unconfirmed
        ? [
            `Your advert names ${unconfirmed} for applications. We have asked there whether that is right. Until somebody agrees, they come to you.`,
          ]
        : []),
    ],
    button: { label: 'Read the application', href },
    footnote:
      'You are getting this email because your address is in the advert, or you manage its jobs. The CV is not attached: only people who manage the job can open it.',
  }
}

/** The email to those readers when applicants hand over their details. It names no applicant. */
export function newDetailsEmail({ advert, href }: ApplicationEmailInput): EmailContent {
  const { title, location } = shortNames(advert)
  return {
    subject: `You can read more of an application: ${title}`,
    heading: 'An applicant has sent you the rest',
    paragraphs: [
      `Somebody who applied for ${title}, ${location}, has decided that you may read the CV, the letter and the contact details.`,
      'If several did so within ten minutes, this is the only email about them.',
    ],
    button: { label: 'See who applied', href },
    footnote:
      'You are getting this email because your address is in the advert, or you manage its jobs.',
  }
}

interface ReceiptInput extends ApplicationEmailInput {
  answers: SentAnswers
  sharesDetails: boolean
}

interface SeveralReceiptInput {
  answers: SentAnswers
  sent: { advert: AdvertSnapshot; sharesDetails: boolean }[]
  /** The list of all applications. */
  href: string
}

export function applicationReceiptEmail(
  { advert, answers, href, sharesDetails }: ReceiptInput,
  language = english,
): EmailContent {
  const { mails } = language.words
  const format = formatMail(language)
  const names = shortNames(advert)
  return {
    language,
    subject: format(mails.receiptSubject, names),
    heading: mails.receiptHeading,
    paragraphs: [
      format(mails.receiptLead, names),
      ...answerParagraphs(answers, language),
      ...(sharesDetails ? [] : [format(mails.receiptHandover, names)]),
    ],
    button: { label: mails.receiptButton, href },
    footnote: mails.neverPay,
  }
}

/** The receipt for one form that was sent to several jobs. */
export function severalReceiptEmail(
  { answers, sent, href }: SeveralReceiptInput,
  language = english,
): EmailContent {
  const { mails } = language.words
  const format = formatMail(language)
  const count = { count: sent.length }
  return {
    language,
    subject: format(mails.severalSubject, count),
    heading: mails.severalHeading,
    paragraphs: [
      format(mails.severalLead, count),
      ...sent.flatMap(({ advert, sharesDetails }) => {
        const { title, employer, location } = shortNames(advert)
        const line = `• ${title}, ${employer}, ${location}`
        return sharesDetails ? [line] : [line, format(mails.receiptHandover, { employer })]
      }),
      mails.severalSent,
      ...answerParagraphs(answers, language),
    ],
    button: { label: mails.severalButton, href },
    footnote: mails.neverPay,
  }
}

function answerParagraphs({ coverLetter, resume, ...facts }: SentAnswers, language: Language) {
  const { mails } = language.words
  const format = formatMail(language)
  const value = (text: string | number) => ({ value: String(text) })
  return [
    format(mails.receiptName, value(facts.fullName)),
    format(mails.receiptEmail, value(facts.email)),
    format(mails.receiptPhone, value(facts.phoneNumber)),
    format(mails.receiptCountry, value(facts.country)),
    format(mails.receiptYears, value(facts.yearsOfExperience)),
    ...(facts.portfolioLink ? [format(mails.receiptLink, value(facts.portfolioLink))] : []),
    format(mails.receiptResume, value(resume.name)),
    mails.receiptLetter,
    ...splitParagraphs(coverLetter),
  ]
}

/** The email to an applicant whose details were held back until the employer was proved. */
export function detailsSentEmail(
  { advert, href }: ApplicationEmailInput,
  language = english,
): EmailContent {
  const { job, mails } = language.words
  const format = formatMail(language)
  const { title, employer } = shortNames(advert)
  return {
    language,
    subject: format(mails.detailsSubject, { title, employer }),
    heading: mails.detailsHeading,
    paragraphs: [format(mails.detailsText, { title, employer }), mails.detailsNow],
    button: { label: job.seeApplication, href },
    footnote: mails.neverPay,
  }
}

function shortNames({ title, employer, location }: AdvertSnapshot) {
  return {
    title: toMailLine(title),
    employer: toMailLine(employer),
    location: toMailLine(location),
  }
}

function splitParagraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
