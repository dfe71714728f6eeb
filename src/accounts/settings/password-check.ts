import { wrongField } from '#platform/primitives/errors.schema.ts'
import { findAccount, type Account } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { isPassword } from '#accounts/passwords/password-hash.ts'
import type { Db } from '#platform/database/database.ts'

export type PasswordCheck = ReturnType<typeof createPasswordCheck>

/** A password, and the form field it was typed in. */
interface TypedPassword {
  field: string
  password: string
}

/**
 * Checks the password of a user who is logged in: an unattended browser must not be enough.
 * @throws {DomainError} `invalid_input` on the field, `too_many`
 */
export function createPasswordCheck(db: Db, attempts: LoginAttemptLimits) {
  return async function requirePassword(
    actor: Actor,
    { field, password }: TypedPassword,
  ): Promise<Account> {
    await attempts.consumeForSession(actor.sessionId)
    const account = await findAccount(db, actor.id)
    const isRight = await isPassword(password, account?.passwordHash ?? null, actor.id)
    if (!account || !isRight) throw wrongPassword(field)
    await attempts.resetForSession(actor.sessionId)
    return account
  }
}

export function wrongPassword(field: string) {
  const message = 'This is not your password. Type the one you log in with.'
  return wrongField(field, message)
}
