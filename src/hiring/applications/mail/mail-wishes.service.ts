import { DomainError } from '#platform/primitives/errors.schema.ts'
import { findAccount, updateAccount } from '#accounts/account.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { MAIL_WISHES, type MailKind, type MailLinks } from './mail-links.ts'

/** Email preferences, changed by the link in an email. */
export function createMailWishes(db: Db, links: Pick<MailLinks, 'read'>) {
  return { find, save }

  /** Null for a link that is not ours, or whose account is gone. */
  async function find(token: string): Promise<{ kind: MailKind; isWanted: boolean } | null> {
    const wish = links.read(token)
    const account = wish && (await findAccount(db, wish.accountId))
    return account ? { kind: wish.kind, isWanted: account[MAIL_WISHES[wish.kind]] } : null
  }

  /** @throws {DomainError} `not_found` where `find` returns null */
  async function save(token: string, isWanted: boolean) {
    const wish = links.read(token)
    const found = await find(token)
    if (!wish || !found) throw new DomainError('not_found')
    if (found.isWanted === isWanted) return
    await updateAccount(db, wish.accountId, { [MAIL_WISHES[wish.kind]]: isWanted })
  }
}
