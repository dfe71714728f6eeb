import type { EmailContent } from '#platform/mail/render-email.ts'

/** The days that the link works. */
export const ADDRESS_LINK_DAYS = 7

/** The email to a holder who may never have heard of us: it contains no text that its sender typed. */
export function confirmAddressForAdvertsEmail(href: string): EmailContent {
  return {
    subject: 'May job applications be sent to this address?',
    heading: 'May job applications be sent here?',
    paragraphs: [
      'Someone who advertises jobs on Landfall gave this address for applications. Until you agree, nothing is sent here but this email.',
      `Open the page, see who asked, and say yes or no. The link works once, within ${ADDRESS_LINK_DAYS} days.`,
    ],
    button: { label: 'See who asked', href },
    footnote:
      'Not you? Do nothing, or choose ‘Never write to me again’ on that page. We never ask for a password, a code or money.',
  }
}
