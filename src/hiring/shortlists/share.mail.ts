import type { EmailContent } from '#platform/mail/render-email.ts'

interface ShareMail {
  readerName: string
  senderName: string
  /** The applicant’s first name: an email is no place for more. */
  applicantName: string
  title: string
  href: string
}

/** The email to a colleague. All user input goes through `toMailLine`. */
export function shareEmail(mail: ShareMail): EmailContent {
  const { readerName, senderName, applicantName, title, href } = mail
  return {
    subject: `${senderName} shares an applicant with you`,
    heading: `${senderName} shares an applicant with you`,
    paragraphs: [
      `${readerName}, your colleague wants you to look at ${applicantName}, who applied for: ${title}.`,
      'Log in to read the application, with the notes of your colleagues.',
    ],
    button: { label: 'Open the applicant', href },
    footnote:
      'You are getting this email because you belong to the same organisation on Landfall. Landfall never asks you for money.',
  }
}
