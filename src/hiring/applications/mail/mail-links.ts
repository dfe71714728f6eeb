import { mailsOffPath } from '#platform/mail/mail-paths.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { EmailPreferences } from '#accounts/accounts.schema.ts'
import type { Config } from '#platform/config.ts'
import type { Message } from '#platform/mail/mail.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { readToken, signToken } from '#platform/secrets/signed-token.ts'

/** The emails about applications that people can turn off, with their preference. */
export const MAIL_WISHES = {
  messages: 'wantsMessageMails',
  status: 'wantsStatusMails',
} as const satisfies Record<string, keyof EmailPreferences>
export type MailKind = keyof typeof MAIL_WISHES

export interface MailWish {
  kind: MailKind
  accountId: Id
}

export type MailLinks = ReturnType<typeof createMailLinks>

/** Links that turn one kind of email off and on, without a log-in. They never expire, because emails are kept. */
export function createMailLinks({
  publicUrl,
  sessionSecret,
}: Pick<Config, 'publicUrl' | 'sessionSecret'>) {
  return { sign, read, href, listOf }

  function sign({ kind, accountId }: MailWish): string {
    return signToken(sessionSecret, 'mails', [kind, accountId])
  }

  /** Null for a token that we did not sign. */
  function read(token: string): MailWish | null {
    const [kind = '', accountId = ''] = readToken(sessionSecret, 'mails', token)
    return isKind(kind) && isId(accountId) ? { kind, accountId } : null
  }

  function href(wish: MailWish): string {
    return `${publicUrl}${mailsOffPath(sign(wish))}`
  }

  /** The list for email programs, which turn it off with one click. */
  function listOf(wish: MailWish): NonNullable<Message['list']> {
    return { id: wish.kind, unsubscribe: href(wish), oneClick: true }
  }
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(MAIL_WISHES, kind)
}
