import type { AdvertSnapshot, SentAnswers } from '#contract/application-views.ts'
import { FORBIDDEN_REQUESTS } from '#contract/forbidden-requests.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

interface ApplicationEmailInput {
  advert: AdvertSnapshot
  /** The page of the application for the reader of this email. */
  href: string
}

export const NEVER_PAY =
  'Never pay for a job, an interview or a certificate of sponsorship. Anyone who asks you for money is cheating you.'

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

interface ReceiptInput extends ApplicationEmailInput {
  answers: SentAnswers
  sharesDetails: boolean
}

export function applicationReceiptEmail({
  advert,
  answers,
  href,
  sharesDetails,
}: ReceiptInput): EmailContent {
  const { coverLetter, resume, ...facts } = answers
  const { title, employer, location } = shortNames(advert)
  return {
    subject: `You applied: ${title}, ${employer}`,
    heading: 'Your application has been sent',
    paragraphs: [
      `You applied for ${title} at ${employer}, ${location}. This is what you sent:`,
      `Name: ${facts.fullName}`,
      `Email: ${facts.email}`,
      `Phone: ${facts.phoneNumber}`,
      `Country: ${facts.country}`,
      `Years of experience: ${facts.yearsOfExperience}`,
      ...(facts.portfolioLink ? [`Link: ${facts.portfolioLink}`] : []),
      `CV: ${resume.name}`,
      'Cover letter:',
      ...splitParagraphs(coverLetter),
      ...(sharesDetails
        ? []
        : [
            `We have not checked that whoever posted this job acts for ${employer}. They see your first name, country and years of experience. The rest stays with us until they have shown who they are.`,
          ]),
    ],
    button: { label: 'Follow your application', href },
    footnote: NEVER_PAY,
  }
}

interface ReplyInput extends ApplicationEmailInput {
  text: string
  isPosterProved: boolean
}

/** What an employer wrote; of somebody who has not proved to be the employer, never in its name. */
export function employerReplyEmail({
  advert,
  href,
  text,
  isPosterProved,
}: ReplyInput): EmailContent {
  const { title, employer } = shortNames(advert)
  const unproved = `The poster of ‘${title}’ wrote to you (we have not checked that they act for ${employer})`
  return {
    subject: isPosterProved ? `${employer} about your application: ${title}` : unproved,
    heading: isPosterProved ? `${employer} wrote to you` : unproved,
    paragraphs: [`About your application for ${title}:`],
    message: { ...FORBIDDEN_REQUESTS, words: splitParagraphs(text) },
    button: { label: 'See your application', href },
    footnote: isPosterProved
      ? `Reply to this email to answer them. ${NEVER_PAY}`
      : `An answer to this email does not reach them. ${NEVER_PAY}`,
  }
}

/** To an applicant whose details were held back until the employer was proved. */
export function detailsSentEmail({ advert, href }: ApplicationEmailInput): EmailContent {
  const { title, employer } = shortNames(advert)
  return {
    subject: `${employer} can now read your CV: ${title}`,
    heading: 'Your CV and contact details have been handed over',
    paragraphs: [
      `When you applied for ${title}, we had not checked that whoever posted the job acts for ${employer}. They have now shown us that they do.`,
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
