import type { AdvertSnapshot, SentAnswers } from '#contract/application-views.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

interface ApplicationEmailInput {
  advert: AdvertSnapshot
  answers: SentAnswers
  /** The page of the application for the reader of this email. */
  href: string
}

const NEVER_PAY =
  'Never pay for a job, an interview or a certificate of sponsorship. Anyone who asks you for money is cheating you.'

/** Names and titles as they may stand in an email to somebody else. */
function toLines({ advert, answers }: ApplicationEmailInput) {
  return {
    title: toMailLine(advert.title),
    employer: toMailLine(advert.employer),
    location: toMailLine(advert.location),
    fullName: toMailLine(answers.fullName),
    country: toMailLine(answers.country),
  }
}

/**
 * To the address in the advert, or to its owner's own as long as the holder of that one has not agreed: a
 * link without files, so that only the job's owner reads the answers.
 */
export function newApplicationEmail(
  input: ApplicationEmailInput,
  unconfirmed: string | null = null,
): EmailContent {
  const { title, location, fullName, country } = toLines(input)
  return {
    subject: `${fullName} applied: ${title}`,
    heading: 'Someone applied for your job',
    paragraphs: [
      `${fullName} (${country}) applied for ${title}, ${location}.`,
      'Log in with the account that posted the job to read the application and the CV, and to reply.',
      ...(unconfirmed
        ? [
            `Your advert names ${toMailLine(unconfirmed)} for applications. We have asked there whether that is right. Until somebody agrees, they come to you.`,
          ]
        : []),
    ],
    button: { label: 'Read the application', href: input.href },
    footnote:
      'You are getting this email because your address is in the advert, or you posted it. The CV is not attached: only the person who posted the job can open it.',
  }
}

export function applicationReceiptEmail(input: ApplicationEmailInput): EmailContent {
  const { answers, href } = input
  const { title, employer, location } = toLines(input)
  const { coverLetter, resume, ...facts } = answers
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
    ],
    button: { label: 'Follow your application', href },
    footnote: NEVER_PAY,
  }
}

export function employerReplyEmail(input: ApplicationEmailInput, text: string): EmailContent {
  const { title, employer } = toLines(input)
  return {
    subject: `${employer} about your application: ${title}`,
    heading: `${employer} wrote to you`,
    paragraphs: [`About your application for ${title}:`, ...splitParagraphs(text)],
    button: { label: 'See your application', href: input.href },
    footnote: `Reply to this email to answer them. ${NEVER_PAY}`,
  }
}

function splitParagraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
