import { type LogIn, type SessionUser } from '#contract/accounts.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import { DomainError } from '#contract/errors.ts'
import { findAccountByEmail } from '#server/accounts/account.queries.ts'
import { toSessionUser } from '#server/accounts/actor.ts'
import { toEmailKey } from '#server/accounts/email-key.ts'
import type { LoginAttemptLimits } from '#server/accounts/login-attempt-limits.ts'
import { isPassword } from '#server/accounts/passwords/password-hash.ts'
import type { Sessions } from '#server/accounts/sessions/sessions.service.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { findPendingPassword } from './auth.queries.ts'
import { suspendedMessage } from '#contract/account-limits.ts'

/** The user, and the values of the browser's cookies. */
export interface LogInResult {
  user: SessionUser
  /** For the session cookie. */
  session: string
  /** For the device cookie. */
  device: string
  /** What the person has said about themselves and wants on every device. */
  situation: PersonalAnswers | null
}

/**
 * @throws {DomainError} `wrong_login` for a wrong address or password; `not_verified` for the password
 * of an unconfirmed registration; `suspended`, with the reason, for the right password; `too_many`
 */
export function createLogIn(db: Db, sessions: Sessions, attempts: LoginAttemptLimits) {
  return async function logIn(visitor: Visitor, { email, password }: LogIn): Promise<LogInResult> {
    const emailKey = toEmailKey(email)
    await attempts.consume(visitor, emailKey)
    const account = await findAccountByEmail(db, emailKey)
    const passwordHash = account?.verifiedAt ? account.passwordHash : null
    const isRight = await isPassword(password, passwordHash)
    if (!account || !isRight) {
      const pending = await findPendingPassword(db, emailKey)
      const isPending = await isPassword(password, pending)
      throw new DomainError(isPending ? 'not_verified' : 'wrong_login')
    }
    await attempts.reset(visitor, emailKey)
    if (account.suspendedAt) {
      const message = suspendedMessage(account.suspendedBecause ?? '')
      throw new DomainError('suspended', [{ field: '', message }])
    }
    const session = await sessions.start(account.id, visitor, passwordHash)
    const device = attempts.createDeviceToken(emailKey)
    return { user: toSessionUser(account), session, device, situation: account.situation }
  }
}
