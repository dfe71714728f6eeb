import type { EmailContent } from '#server/platform/mail/render-email.ts'

interface Takedown {
  title: string
  firstName: string
  /** As the owner typed it. */
  reason: string | null
}

/** To whoever posted a job that the owner took down. */
export function takedownEmail(
  { title, firstName, reason }: Takedown,
  publicUrl: string,
): EmailContent {
  return {
    subject: `We took down your job: ${title}`,
    heading: 'We took down your job',
    paragraphs: [
      `${firstName}, your job “${title}” is off the board: nobody finds it or applies to it any more.`,
      `The reason: ${reason}`,
      'If you think that is a mistake, or have put it right, write to us.',
    ],
    button: { label: 'Write to us', href: `${publicUrl}/contact` },
    footnote: 'You get this because you posted this job on Landfall.',
  }
}
