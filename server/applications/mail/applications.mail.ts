import type { AdvertSnapshot, SentAnswers } from '#contract/application-views.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

interface ApplicationEmailInput {
  advert: AdvertSnapshot
  answers: SentAnswers
  /** The page of the application for the reader of this email. */
  href: string
}

export const NEVER_PAY =
  'Never pay for a job, an interview or a certificate of sponsorship. Anyone who asks you for money is cheating you.'

/** To the address in the advert: a link without files, so that only the job's owner reads the answers. */
export function newApplicationEmail({
  advert,
  answers,
  href,
}: ApplicationEmailInput): EmailContent {
  return {
    subject: `${answers.fullName} applied: ${advert.title}`,
    heading: 'Someone applied for your job',
    paragraphs: [
      `${answers.fullName} (${answers.country}) applied for ${advert.title}, ${advert.location}.`,
      'Log in with the account that posted the job to read the application and the CV, and to reply.',
    ],
    button: { label: 'Read the application', href },
    footnote:
      'You are getting this email because your address is in the advert. The CV is not attached: only the person who posted the job can open it.',
  }
}

export function applicationReceiptEmail({
  advert,
  answers,
  href,
}: ApplicationEmailInput): EmailContent {
  const { coverLetter, resume, ...facts } = answers
  return {
    subject: `You applied: ${advert.title}, ${advert.employer}`,
    heading: 'Your application has been sent',
    paragraphs: [
      `You applied for ${advert.title} at ${advert.employer}, ${advert.location}. This is what you sent:`,
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

export function employerReplyEmail(
  { advert, href }: ApplicationEmailInput,
  text: string,
): EmailContent {
  return {
    subject: `${advert.employer} about your application: ${advert.title}`,
    heading: `${advert.employer} wrote to you`,
    paragraphs: [`About your application for ${advert.title}:`, ...splitParagraphs(text)],
    button: { label: 'See your application', href },
    footnote: `Reply to this email to answer them. ${NEVER_PAY}`,
  }
}

function splitParagraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
