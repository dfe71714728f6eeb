import type { AdvertSnapshot, SentAnswers } from '#contract/application-views.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

/** A letter with the subject it is sent under. */
export interface ApplicationEmail extends EmailContent {
  subject: string
}

interface ApplicationEmailInput {
  advert: AdvertSnapshot
  answers: SentAnswers
  /** Where its reader finds the application. */
  href: string
}

const NEVER_PAY =
  'Never pay for a job, an interview or a certificate of sponsorship. Whoever asks for money is cheating you.'

/** To the address in the advert: a link and no file, so that answers are read by whoever posted the job. */
export function newApplicationEmail({
  advert,
  answers,
  href,
}: ApplicationEmailInput): ApplicationEmail {
  return {
    subject: `${answers.fullName} applied: ${advert.title}`,
    heading: 'Somebody applied for your job',
    paragraphs: [
      `${answers.fullName} (${answers.country}) applied for ${advert.title}, ${advert.location}.`,
      'Log in with the account that posted the job to read the answers and the resume, and to reply.',
    ],
    button: { label: 'Read the application', href },
    footnote:
      'You get this because this address stands in the advert. The resume is not attached: it is for whoever posted the job alone.',
  }
}

export function applicationReceiptEmail({
  advert,
  answers,
  href,
}: ApplicationEmailInput): ApplicationEmail {
  const { coverLetter, resume, ...facts } = answers
  return {
    subject: `You applied: ${advert.title}, ${advert.employer}`,
    heading: 'Your application is sent',
    paragraphs: [
      `You applied for ${advert.title} at ${advert.employer}, ${advert.location}. This is what you sent:`,
      `Name: ${facts.fullName}`,
      `Email: ${facts.email}`,
      `Phone: ${facts.phoneNumber}`,
      `Country: ${facts.country}`,
      `Years of experience: ${facts.yearsOfExperience}`,
      ...(facts.portfolioLink ? [`Link: ${facts.portfolioLink}`] : []),
      `Resume: ${resume.name}`,
      'Cover letter:',
      ...paragraphsOf(coverLetter),
    ],
    button: { label: 'Follow your application', href },
    footnote: NEVER_PAY,
  }
}

export function employerReplyEmail(
  { advert, href }: ApplicationEmailInput,
  text: string,
): ApplicationEmail {
  return {
    subject: `${advert.employer} about your application: ${advert.title}`,
    heading: `${advert.employer} wrote to you`,
    paragraphs: [`About your application for ${advert.title}:`, ...paragraphsOf(text)],
    button: { label: 'See your application', href },
    footnote: `Answer this mail to answer them. ${NEVER_PAY}`,
  }
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
