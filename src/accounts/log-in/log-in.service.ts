import type { LogIn } from '#accounts/accounts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { findAccountByEmail } from '#accounts/account.queries.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { isPassword } from '#accounts/passwords/password-hash.ts'
import type { LogInSteps } from '#accounts/second-factor/log-in-step/log-in-step.service.ts'
import { hasFactor } from '#accounts/second-factor/second-factor.queries.ts'
import type { Db } from '#platform/database/database.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { findPendingPassword } from './auth.queries.ts'
import { suspended, type CompleteLogIn, type LogInResult } from './complete-log-in.ts'

interface Parts {
  attempts: LoginAttemptLimits
  steps: LogInSteps
  completeLogIn: CompleteLogIn
}

/** A log-in that still needs the second step: the cookie with which the browser continues it. */
export interface StepToFinish {
  step: string
}

/**
 * @throws {DomainError} `wrong_login` for a wrong address or password; `not_verified` for the password
 * of an unconfirmed registration; `suspended`, with the reason, for the right password; `too_many`;
 * `invalid_input` for a wrong code of the second step
 */
export function createLogIn(db: Db, { attempts, steps, completeLogIn }: Parts) {
  return async function logIn(
    visitor: Visitor,
    { email, password, code }: LogIn,
  ): Promise<LogInResult | StepToFinish> {
    const emailKey = toEmailKey(email)
    await attempts.consume(visitor, emailKey)
    const account = await findAccountByEmail(db, emailKey)
    const passwordHash = account?.verifiedAt ? account.passwordHash : null
    const isRight = await isPassword(password, passwordHash, visitor.ip)
    if (!account || !passwordHash || !isRight) {
      const pending = await findPendingPassword(db, emailKey)
      const isPending = await isPassword(password, pending, visitor.ip)
      throw new DomainError(isPending ? 'not_verified' : 'wrong_login')
    }
    await attempts.reset(visitor, emailKey)
    if (account.suspendedAt) throw suspended(account)
    if (!(await hasFactor(db, account.id))) {
      return completeLogIn(visitor, account, { passwordHash, hasPassedStep: false })
    }
    const step = await steps.begin(account, passwordHash)
    return code ? steps.finish(visitor, step, { code }) : { step }
  }
}
