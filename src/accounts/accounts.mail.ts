import type { EmailContent } from '#platform/mail/render-email.ts'
import { CODE_MINUTES, LINK_HOURS } from '#trade/limits/account-limits.ts'

// No typed text, not even a name, goes to an unconfirmed address.

const NOT_YOU = 'Not you? Ignore this email: nothing happens without it.'
const FORBIDDEN_REQUESTS =
  'We never ask for your password, a code or money by email, chat or phone.'

export function confirmAddressEmail(href: string): EmailContent {
  return {
    subject: 'Confirm your email address',
    heading: 'Welcome to Landfall',
    paragraphs: [
      'Confirm that this address is yours, and your account is ready.',
      `The link works once, within ${LINK_HOURS} hours.`,
    ],
    button: { label: 'Confirm my address', href },
    footnote: `You are getting this email because someone created an account with this address. ${NOT_YOU}`,
  }
}

/** The answer to a sign-up, or to a request for another confirmation email, with a confirmed address. */
export function alreadyConfirmedEmail(firstName: string, publicUrl: string): EmailContent {
  return {
    subject: 'You already have an account',
    heading: `You already have an account, ${firstName}`,
    paragraphs: [
      'Someone, probably you, tried to create an account with this address. You already have one: log in with it.',
      'If you have forgotten your password, you can ask for a new one on the log-in page.',
    ],
    button: { label: 'Log in', href: `${publicUrl}/login` },
    footnote: 'Not you? Ignore this email. Nothing about your account has changed.',
  }
}

export function resetCodeEmail(code: string): EmailContent {
  return {
    subject: `${code} is your code for a new password`,
    heading: 'Your code for a new password',
    paragraphs: [
      `Enter this code on the page where you requested it. It works once, within ${CODE_MINUTES} minutes.`,
    ],
    code,
    footnote: `Do not share this code with anyone. ${FORBIDDEN_REQUESTS} ${NOT_YOU}`,
  }
}

/** A link instead of a code, while codes of this account are being guessed. */
export function resetLinkEmail(href: string): EmailContent {
  return {
    subject: 'Your link for a new password',
    heading: 'Choose a new password',
    paragraphs: [
      `Many codes were asked for or tried, so this email has a link instead, which nobody can guess. It works once, within ${LINK_HOURS} hours.`,
    ],
    button: { label: 'Choose a new password', href },
    footnote: `Do not pass this email on. ${FORBIDDEN_REQUESTS} ${NOT_YOU}`,
  }
}

export function confirmNewAddressEmail(href: string): EmailContent {
  return {
    subject: 'Confirm your new email address',
    heading: 'Confirm your new address',
    paragraphs: [
      'Once you confirm this address, you log in with it and we send our emails here.',
      `The link works once, within ${LINK_HOURS} hours.`,
    ],
    button: { label: 'Use this address', href },
    footnote: NOT_YOU,
  }
}

/** The email to an account's current address, when it is about to change. */
export function emailChangeEmail(firstName: string, publicUrl: string): EmailContent {
  return {
    subject: 'Your email address is about to change',
    heading: 'Your address is about to change',
    paragraphs: [
      `${firstName}, someone who knows your password asked to change the email address of your account. It changes when the link we sent to the new address is opened.`,
    ],
    button: { label: 'Open my settings', href: `${publicUrl}/setting` },
    footnote:
      'Not you? Change your password now: that cancels the change and logs out everyone else.',
  }
}

export function passwordChangedEmail(firstName: string, publicUrl: string): EmailContent {
  return {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `${firstName}, your account has a new password. Other devices have been logged out.`,
    ],
    button: { label: 'Log in', href: `${publicUrl}/login` },
    footnote: `Not you? Ask for a code at ${publicUrl}/forgotPassword and choose another password. ${FORBIDDEN_REQUESTS}`,
  }
}

export function confirmDeletionEmail(firstName: string, href: string): EmailContent {
  return {
    subject: 'Confirm that you want to delete your account',
    heading: 'Delete your account?',
    paragraphs: [
      `${firstName}, open the link and press the button there. Your name, your addresses, your picture and your jobs are then deleted at once and cannot be restored.`,
      `The link works once, within ${LINK_HOURS} hours. If you want to keep your account, do nothing.`,
    ],
    button: { label: 'Continue to delete my account', href },
    footnote: 'Not you? Change your password now: someone else knows it.',
  }
}
