import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

interface Takedown {
  title: string
  firstName: string
  /** The reason as the admin typed it. */
  reason: string | null
}

/** The email to the owner of a job that an admin took down. */
export function takedownEmail(takedown: Takedown, publicUrl: string): EmailContent {
  const [title, firstName] = [toMailLine(takedown.title), toMailLine(takedown.firstName)]
  return {
    subject: `We took down your job: ${title}`,
    heading: 'We took down your job',
    paragraphs: [
      `${firstName}, your job “${title}” has been taken down. People can no longer find it or apply.`,
      `The reason: ${takedown.reason}`,
      'If you think that is a mistake, or you have fixed the problem, write to us.',
    ],
    button: { label: 'Write to us', href: `${publicUrl}/contact` },
    footnote: 'You are getting this email because you posted this job on Landfall.',
  }
}
