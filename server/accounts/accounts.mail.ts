import { CODE_MINUTES, LINK_HOURS } from '#contract/accounts.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

/** A letter with the subject it is sent under. */
export interface AccountEmail extends EmailContent {
  subject: string
}

const NOT_YOU = 'Not you? Then do nothing: without this mail nobody can go on.'
const NEVER_ASKED = 'We never ask for your password, a code or money by email, chat or telephone.'

export function confirmAddressEmail(firstName: string, href: string): AccountEmail {
  return {
    subject: 'Confirm your email address',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Confirm that this address is yours, and your account is ready.',
      `The link works once, within ${LINK_HOURS} hours.`,
    ],
    button: { label: 'Confirm my address', href },
    footnote: `You get this because somebody created an account with this address. ${NOT_YOU}`,
  }
}

/** To somebody who signs up, or asks for the first mail again, and is confirmed already. */
export function alreadyConfirmedEmail(firstName: string, publicUrl: string): AccountEmail {
  return {
    subject: 'You have an account already',
    heading: `You have an account already, ${firstName}`,
    paragraphs: [
      'Somebody, probably you, tried to create an account with this address. There is one already: log in with it.',
      'If you have forgotten the password, you can ask for a new one there.',
    ],
    button: { label: 'Log in', href: `${publicUrl}/login` },
    footnote: 'Not you? Then do nothing. Nothing about your account has changed.',
  }
}

export function resetCodeEmail(firstName: string, code: string): AccountEmail {
  return {
    subject: `${code} is your code for a new password`,
    heading: 'Your code for a new password',
    paragraphs: [
      `${firstName}, type this code where you asked for it. It works once, within ${CODE_MINUTES} minutes.`,
    ],
    code,
    footnote: `Give this code to nobody. ${NEVER_ASKED} ${NOT_YOU}`,
  }
}

export function confirmNewAddressEmail(firstName: string, href: string): AccountEmail {
  return {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new address',
    paragraphs: [
      `${firstName}, from then on you log in with this address and our mails come here.`,
      `The link works once, within ${LINK_HOURS} hours.`,
    ],
    button: { label: 'Use this address', href },
    footnote: NOT_YOU,
  }
}

/** To the address an account has, when another is to take its place. */
export function emailChangeEmail(firstName: string, publicUrl: string): AccountEmail {
  return {
    subject: 'Your email address is about to change',
    heading: 'Your address is about to change',
    paragraphs: [
      `${firstName}, somebody who knows your password asked to move your account to another address. It moves as soon as the link sent there is opened.`,
    ],
    button: { label: 'Open my settings', href: `${publicUrl}/setting` },
    footnote: 'Not you? Change your password at once: that stops it, and logs everybody else out.',
  }
}

export function passwordChangedEmail(firstName: string, publicUrl: string): AccountEmail {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `${firstName}, your account has a new password, and other devices are logged out.`,
    ],
    button: { label: 'Log in', href: `${publicUrl}/login` },
    footnote: `Not you? Ask for a code at ${publicUrl}/forgotPassword and choose another password. ${NEVER_ASKED}`,
  }
}

export function confirmDeletionEmail(firstName: string, href: string): AccountEmail {
  return {
    subject: 'Confirm that your account is to be deleted',
    heading: 'Delete your account?',
    paragraphs: [
      `${firstName}, open the link and press the button there. Then your name, your addresses, your picture and your jobs are deleted at once, and nobody can bring them back.`,
      `The link works once, within ${LINK_HOURS} hours. If you want to stay, do nothing.`,
    ],
    button: { label: 'Go on to delete my account', href },
    footnote: 'Not you? Change your password at once: somebody else knows it.',
  }
}
