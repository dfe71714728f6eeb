import type { Account } from '#accounts/account.queries.ts'
import { accountEmail } from '#accounts/accounts.mail.ts'
import type { Config } from '#platform/config.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import { hashCode, newCode, newToken, hashToken } from './secrets.ts'
import type { VerificationToken } from './verification.queries.ts'

export type VerificationSettings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** An email with its recipient and the hash of its secret. */
export interface OutgoingEmail {
  to: string
  content: EmailContent
  secretHash: string
}

interface Recipients {
  owner: Account
  /** The account that has already confirmed the new address. */
  holder: Account | null
}

/** Whether the email holds a code to type, and no link. */
export function isCode({ purpose }: Pick<VerificationToken, 'purpose'>): boolean {
  return purpose === 'reset' || purpose === 'read'
}

/** The email for a token, with a new secret. */
export function composeEmail(
  { purpose, subject, newEmail, nextPath }: VerificationToken,
  { owner, holder }: Recipients,
  { publicUrl, sessionSecret }: VerificationSettings,
): OutgoingEmail {
  const { email } = owner
  if (isCode({ purpose })) {
    const code = newCode()
    const secretHash = hashCode(sessionSecret, subject, code)
    const kind = purpose === 'read' ? 'read-code' : 'reset-code'
    return { to: email, content: accountEmail(kind, { code }), secretHash }
  }
  const known = purpose === 'verify' && owner.verifiedAt ? owner : holder
  if (known) {
    const values = { firstName: toMailLine(known.firstName), site: publicUrl }
    const content = accountEmail('already-confirmed', values)
    // The email contains no link, so nobody learns this secret.
    return { to: known.email, content, secretHash: hashToken(newToken()) }
  }
  const token = newToken()
  const secretHash = hashToken(token)
  if (purpose === 'reset-link') {
    const href = `${publicUrl}/newPassword/${encodeURIComponent(email)}?token=${token}`
    return { to: email, content: accountEmail('reset-link', { href }), secretHash }
  }
  if (purpose === 'change-email') {
    const href = `${publicUrl}/setting/email?token=${token}`
    const content = accountEmail('confirm-new-address', { href })
    return { to: newEmail ?? email, content, secretHash }
  }
  if (purpose === 'delete') {
    const href = `${publicUrl}/setting/delete?token=${token}`
    const values = { firstName: toMailLine(owner.firstName), href }
    return { to: email, content: accountEmail('confirm-deletion', values), secretHash }
  }
  // The link leads to the page that the account was made for, even in another browser.
  const query = new URLSearchParams({ token, ...(nextPath !== null && { next: nextPath }) })
  const href = `${publicUrl}/verification?${query}`
  return { to: email, content: accountEmail('confirm-address', { href }), secretHash }
}
