import type { EmailChange } from '#accounts/accounts.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isEmailAddress } from '#accounts/sign-up/sign-up-checks.ts'
import { findAccount } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey, toLimitKey } from '#accounts/identity/email-key.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import { hashToken } from '#accounts/verification/secrets.ts'
import {
  deleteToken,
  deleteTokens,
  findToken,
  consumeToken,
} from '#accounts/verification/verification.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Db } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import type { Platform } from '#platform/platform.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { wrongPassword, type PasswordCheck } from './password-check.ts'
import { deleteUnconfirmed, lockAccount, updateEmail } from './settings.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const SAME_ADDRESS = 'This is already your address. Enter another one.'

interface Parts {
  requirePassword: PasswordCheck
  suspendedAddresses: SuspendedAddresses
}

/** Changes an account's address. The new one has to be confirmed; the old one is notified. */
export function createEmailChange(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  verification: Verification,
  { requirePassword, suspendedAddresses }: Parts,
) {
  return { requestEmailChange, cancelEmailChange, findEmailChange, confirmEmailChange }

  /**
   * Requests the change. The caller cannot tell whether the new address has an account; only an email there reveals it.
   */
  async function requestEmailChange(visitor: Visitor, actor: Actor, change: EmailChange) {
    const { newEmail, emailPassword } = change
    if (!isEmailAddress(newEmail)) throw wrongField('newEmail', 'Invalid email entered')
    const newKey = toEmailKey(newEmail)
    const field = 'emailPassword'
    const account = await requirePassword(actor, { field, password: emailPassword })
    if (newKey === account.emailKey) throw wrongField('newEmail', SAME_ADDRESS)
    await limits.consume(RATE_LIMITS['account-mails'], visitor.ip)
    await limits.consume(RATE_LIMITS['own-mails'], toLimitKey(account.id))
    await limits.consume(RATE_LIMITS['email-changes-to'], toLimitKey(newKey))

    await db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, account))) throw wrongPassword(field)
      const { id, email } = account
      const key = { purpose: 'change-email', subject: id } as const
      if (!(await verification.request(db, key, { newEmail }))) return
      await verification.notify(db, { notice: 'email-change', accountId: id, to: email })
    })
  }

  /** Cancels the change: the emailed link no longer works. */
  async function cancelEmailChange(actor: Actor) {
    await deleteToken(db, { purpose: 'change-email', subject: actor.id })
  }

  /** The new address of a link; null if the link does not work. Does not use it. */
  async function findEmailChange(token: string): Promise<string | null> {
    const pending = await findToken(db, 'change-email', hashToken(token))
    const account = pending && (await findAccount(db, pending.subject))
    return account && !account.suspendedAt ? pending.newEmail : null
  }

  /**
   * Uses the link of the email. An unconfirmed registration of the new address is deleted.
   * @returns the id of the account
   * @throws {DomainError} `link_dead`, also if someone else has the new address by now, or while the
   * account is suspended: its old address would be free for a new account
   */
  async function confirmEmailChange(visitor: Visitor, token: string): Promise<Id> {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    try {
      return await db.transaction().execute((db) => consumeAndUpdate(db, token, suspendedAddresses))
    } catch (error) {
      throw isUniqueViolation(error) ? new DomainError('link_dead') : error
    }
  }
}

async function consumeAndUpdate(
  db: Db,
  token: string,
  suspendedAddresses: SuspendedAddresses,
): Promise<Id> {
  const pending = await consumeToken(db, 'change-email', hashToken(token))
  if (!pending?.newEmail) throw new DomainError('link_dead')
  const { subject: id, newEmail: email } = pending
  const emailKey = toEmailKey(email)
  if (await suspendedAddresses.has(db, emailKey)) throw new DomainError('link_dead')
  await deleteUnconfirmed(db, emailKey)
  const oldKey = await updateEmail(db, id, { email, emailKey })
  if (!oldKey) throw new DomainError('link_dead')
  // Including links and codes that were sent to the old address.
  await deleteTokens(db, [id, oldKey, emailKey])
  return id
}
