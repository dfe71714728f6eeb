import { fillMail } from '#platform/mail/words/fill-mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import words from './addresses-mail-words.json' with { type: 'json' }

/** The days that the link works. */
export const ADDRESS_LINK_DAYS = 7

/** The email to a holder who may never have heard of us: it contains no text that its sender typed. */
export function confirmAddressForAdvertsEmail(href: string): EmailContent {
  return fillMail(words, { href, days: ADDRESS_LINK_DAYS })
}
