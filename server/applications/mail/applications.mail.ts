import type { AdvertSnapshot, SentAnswers } from '#contract/application-views.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'
import { NEVER_PAY } from './never-pay.ts'

interface ApplicationEmailInput {
  advert: AdvertSnapshot
  /** The page of the application for the reader of this email. */
  href: string
}

interface NewApplicationInput extends ApplicationEmailInput {
  /** As far as the employer may know it. */
  applicant: { name: string; country: string }
  /** Where the employer can prove who it is, if that is what the details wait for. */
  proofHref: string | null
  /** The address in the advert, if its holder has not agreed yet. */
  unconfirmed: string | null
}

/**
 * To the address in the advert, or to the organisation’s people as long as the holder of that one has not agreed: a
 * link without files, so that only they read the answers.
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
      'Log in with the account that posted the job to read the application and to reply.',
      ...(unconfirmed
        ? [
            `Your advert names ${toMailLine(unconfirmed)} for applications. We have asked there whether that is right. Until somebody agrees, they come to you.`,
          ]
        : []),
    ],
    button: { label: 'Read the application', href },
    footnote:
      'You are getting this email because your address is in the advert, or you manage its jobs. The CV is not attached: only people who manage the job can open it.',
  }
}

/** To the same people: applicants chose to hand over what had been held back. It names none of them. */
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
  /** Of the list of all applications. */
  href: string
}

export function applicationReceiptEmail({
  advert,
  answers,
  href,
  sharesDetails,
}: ReceiptInput): EmailContent {
  const { title, employer, location } = shortNames(advert)
  return {
    subject: `You applied: ${title}, ${employer}`,
    heading: 'Your application has been sent',
    paragraphs: [
      `You applied for ${title} at ${employer}, ${location}. This is what you sent:`,
      ...answerParagraphs(answers),
      ...(sharesDetails
        ? []
        : [
            `We have not checked that the person who posted this job acts for ${employer}. They see your first name, country and years of experience. The rest stays with us until they have shown who they are.`,
          ]),
    ],
    button: { label: 'Follow your application', href },
    footnote: NEVER_PAY,
  }
}

/** To somebody who sent one form to several jobs. */
export function severalReceiptEmail({ answers, sent, href }: SeveralReceiptInput): EmailContent {
  return {
    subject: `You applied for ${sent.length} jobs`,
    heading: 'Your applications have been sent',
    paragraphs: [
      `You applied for ${sent.length} jobs:`,
      ...sent.map(({ advert, sharesDetails }) => {
        const { title, employer, location } = shortNames(advert)
        const line = `${title} at ${employer}, ${location}.`
        if (sharesDetails) return line
        return `${line} We have not checked that whoever posted this job acts for ${employer}. They see your first name, country and years of experience. The rest stays with us until they have shown who they are.`
      }),
      'This is what you sent:',
      ...answerParagraphs(answers),
    ],
    button: { label: 'Follow your applications', href },
    footnote: NEVER_PAY,
  }
}

function answerParagraphs({ coverLetter, resume, ...facts }: SentAnswers): string[] {
  return [
    `Name: ${facts.fullName}`,
    `Email: ${facts.email}`,
    `Phone: ${facts.phoneNumber}`,
    `Country: ${facts.country}`,
    `Years of experience: ${facts.yearsOfExperience}`,
    ...(facts.portfolioLink ? [`Link: ${facts.portfolioLink}`] : []),
    `CV: ${resume.name}`,
    'Cover letter:',
    ...splitParagraphs(coverLetter),
  ]
}

/** To an applicant whose details were held back until the employer was proved. */
export function detailsSentEmail({ advert, href }: ApplicationEmailInput): EmailContent {
  const { title, employer } = shortNames(advert)
  return {
    subject: `${employer} can now read your CV: ${title}`,
    heading: 'Your CV and contact details have been handed over',
    paragraphs: [
      `When you applied for ${title}, we had not checked that the person who posted the job acts for ${employer}. They have now shown us that they do.`,
      'So they can read your CV, your letter and your contact details. You can withdraw your application at any time.',
    ],
    button: { label: 'See your application', href },
    footnote: NEVER_PAY,
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
