import { suspendedWords, type LogIn, type SessionUser } from '#contract/accounts.ts'
import { DomainError } from '#contract/errors.ts'
import { findAccountByAddress } from '#server/accounts/account.queries.ts'
import { toSessionUser } from '#server/accounts/actor.ts'
import { addressKey } from '#server/accounts/address-key.ts'
import type { GuessLimits } from '#server/accounts/guess-limits.ts'
import { isPassword } from '#server/accounts/passwords/password-hash.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.service.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { findPendingPassword } from './entry.queries.ts'

/** What a browser holds after logging in. */
export interface LoggedIn {
  user: SessionUser
  /** For the session cookie. */
  session: string
  /** For the cookie by which the device is known from now on. */
  device: string
}

/**
 * @throws {DomainError} `wrong_login`, whichever of the two is wrong; `not_verified` to somebody
 * with the password of a registration that nobody has confirmed; `suspended`, with the reason, to
 * somebody with the right password; `too_many`
 */
export function createLogIn(db: Db, sessions: Sessions, guesses: GuessLimits) {
  return async function logIn(visitor: Visitor, { email, password }: LogIn): Promise<LoggedIn> {
    const emailKey = addressKey(email)
    await guesses.spend(visitor, emailKey)
    const account = await findAccountByAddress(db, emailKey)
    const passwordHash = account?.verifiedAt ? account.passwordHash : null
    const isRight = await isPassword(password, passwordHash)
    if (!account || !isRight) {
      const pending = await findPendingPassword(db, emailKey)
      const isPending = await isPassword(password, pending)
      throw new DomainError(isPending ? 'not_verified' : 'wrong_login')
    }
    await guesses.forget(visitor, emailKey)
    if (account.suspendedAt) {
      const message = suspendedWords(account.suspendedBecause ?? '')
      throw new DomainError('suspended', [{ field: '', message }])
    }
    const session = await sessions.begin(account.id, visitor, passwordHash)
    return { user: toSessionUser(account), session, device: guesses.knownDevice(emailKey) }
  }
}
