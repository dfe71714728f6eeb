import { fillMail } from '#platform/mail/words/fill-mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import type { AccountNotice } from '#platform/tasks/tasks.ts'
import { CODE_MINUTES, LINK_HOURS } from '#trade/limits/account-limits.ts'
import words from './accounts-mail-words.json' with { type: 'json' }

const { mails, securityNotice, securityNotices, shared } = words
const SHARED = { ...shared, hours: LINK_HOURS, minutes: CODE_MINUTES }

/** An email of an account. No typed text, not even a name, goes to an unconfirmed address. */
export function accountEmail(
  kind: keyof typeof mails,
  values: Record<string, string>,
): EmailContent {
  return fillMail(mails[kind], { ...SHARED, ...values })
}

interface NoticeFacts {
  firstName: string
  publicUrl: string
  /** The name or number in its text. */
  detail: string | undefined
}

/** An email about an account that needs no reply. */
export function composeNotice(notice: AccountNotice, facts: NoticeFacts): EmailContent {
  const { firstName, publicUrl, detail = '' } = facts
  const values = { firstName, detail, site: publicUrl }
  if (notice === 'email-change' || notice === 'password-changed' || notice === 'unused-account')
    return accountEmail(notice, values)
  const { subject, sentence } = securityNotices[notice]
  const { paragraph, button, footnote } = securityNotice
  const paragraphs = [`{firstName}, ${sentence}`, paragraph]
  return fillMail(
    { subject, heading: subject, paragraphs, button, footnote },
    { ...SHARED, ...values },
  )
}
