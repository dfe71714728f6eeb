import type { EmailContent } from '#platform/mail/render-email.ts'
import type { AccountNotice, SecurityNotice } from '#platform/tasks/tasks.ts'
import { emailChangeEmail, passwordChangedEmail } from '#accounts/accounts.mail.ts'

interface NoticeFacts {
  firstName: string
  publicUrl: string
  /** The name or number in its text. */
  detail: string | undefined
}

interface SecurityWords {
  subject: string
  sentence(detail: string): string
}

const WORDS: Record<SecurityNotice, SecurityWords> = {
  'new-device': {
    subject: 'New log-in to your account',
    sentence: (detail) =>
      `someone logged in to your account from a browser or a place we have not seen before: ${detail}.`,
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    sentence: (name) =>
      `the passkey “${name}” is now a second step for logging in to your account.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    sentence: (name) => `the passkey “${name}” can no longer be used to log in to your account.`,
  },
  'app-added': {
    subject: 'Codes from an app were set up',
    sentence: () => 'a code from an app is now a second step for logging in to your account.',
  },
  'app-removed': {
    subject: 'Codes from an app were turned off',
    sentence: () => 'codes from an app can no longer be used to log in to your account.',
  },
  'codes-renewed': {
    subject: 'You have new recovery codes',
    sentence: () => 'new recovery codes were made for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    sentence: (left) =>
      `someone logged in to your account with a recovery code. Codes left: ${left}. You can make new ones in your settings.`,
  },
  'step-guessed': {
    subject: 'Somebody guesses codes for your account',
    sentence: () =>
      'somebody who knows your password has typed wrong codes for your second step, and did not get in. For a day we take codes only from browsers that you have used before.',
  },
  'second-step-reset': {
    subject: 'Your second step was turned off',
    sentence: () =>
      'we turned off the second step of your account, as you asked us to, and logged you out everywhere. You log in with your password alone; set up a new second step in your settings.',
  },
}

const NOT_YOU =
  'Was this you? Then there is nothing to do. If not, change your password now: that logs out everyone else. Then look at your second step in the settings.'

/** An email about an account that needs no reply. */
export function composeNotice(notice: AccountNotice, facts: NoticeFacts): EmailContent {
  const { firstName, publicUrl, detail = '' } = facts
  if (notice === 'email-change') return emailChangeEmail(firstName, publicUrl)
  if (notice === 'password-changed') return passwordChangedEmail(firstName, publicUrl)
  const { subject, sentence } = WORDS[notice]
  return {
    subject,
    heading: subject,
    paragraphs: [`${firstName}, ${sentence(detail)}`, NOT_YOU],
    button: { label: 'Open my settings', href: `${publicUrl}/setting#password` },
    footnote: `Forgot your password? Ask for a code at ${publicUrl}/forgotPassword. We never ask for your password, a code or money by email, chat or phone.`,
  }
}
