import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { LogInStep } from '#accounts/second-factor/second-factor.schema.ts'
import { findAccount, type Account } from '#accounts/account.queries.ts'
import {
  suspended,
  type CompleteLogIn,
  type LogInResult,
} from '#accounts/log-in/complete-log-in.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { hashToken, newToken } from '#accounts/verification/secrets.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { createStepLimits } from './step-limits.ts'
import {
  consumeLoginChallenge,
  countTry,
  findLoginChallenge,
  insertLoginChallenge,
  lockActiveAccount,
} from './log-in-step.queries.ts'
import { newPasskeyChallenge, type Passkeys } from '#accounts/second-factor/ways/passkeys.ts'
import {
  countRecoveryCodes,
  findPasskeys,
  findTotp,
  updateCounter,
  consumeRecoveryCode,
  acceptStep,
} from '#accounts/second-factor/second-factor.queries.ts'
import type { SecretBox } from '#accounts/second-factor/ways/secret-box.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hashRecoveryCode } from '#accounts/second-factor/ways/recovery-codes.ts'
import { APP_CODE, findStep } from '#accounts/second-factor/ways/totp.ts'

const WRONG_CODE =
  'This code is wrong or has been used. Type the one your app shows now, or a recovery code that you have not used.'
const WRONG_PASSKEY = 'That did not work with this passkey. Try again, or use a code.'

interface Parts {
  attempts: LoginAttemptLimits
  completeLogIn: CompleteLogIn
  verification: Verification
  box: SecretBox
  passkeys: Passkeys
}

export type LogInSteps = ReturnType<typeof createLogInSteps>

/** The second step of a log-in, after the right password. Until it is passed there is no session. */
export function createLogInSteps(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { attempts, completeLogIn, verification, box, passkeys }: Parts,
) {
  const tries = createStepLimits(limits, attempts)
  return { begin, find, finish }

  /** @returns the secret for this browser’s cookie: no other browser can continue this log-in */
  async function begin(account: Account, passwordHash: string): Promise<string> {
    const token = newToken()
    await insertLoginChallenge(db, {
      tokenHash: hashToken(token),
      accountId: account.id,
      passwordHash,
      challenge: newPasskeyChallenge(),
    })
    return token
  }

  /** The ways to pass the step; null if the browser has to log in again. */
  async function find(token: string | null) {
    const found = token === null ? null : await findLoginChallenge(db, hashToken(token))
    if (!found) return null
    const known = await findPasskeys(db, found.accountId)
    const totp = await findTotp(db, found.accountId)
    return {
      hasApp: totp?.secret != null,
      /** The challenge for a passkey, as JSON for the browser. */
      passkey:
        known.length > 0
          ? JSON.stringify(await passkeys.requestOptions(found.challenge, known))
          : null,
    }
  }

  /**
   * @throws {DomainError} `step_expired`, `suspended`, `too_many`; `invalid_input` for a wrong code
   */
  async function finish(
    visitor: Visitor,
    token: string | null,
    step: LogInStep,
  ): Promise<LogInResult> {
    const found = token === null ? null : await countTry(db, hashToken(token))
    const account = found && (await findAccount(db, found.accountId))
    if (!found || !account) throw new DomainError('step_expired')
    const isLastTry = await tries.consume(visitor, account.emailKey, step)
    if (account.suspendedAt) throw suspended(account)

    try {
      await db.transaction().execute(async (db) => {
        await lockActiveAccount(db, account.id)
        await requireRight(db, { account, challenge: found.challenge, step })
        if (!(await consumeLoginChallenge(db, found.tokenHash)))
          throw new DomainError('step_expired')
      })
    } catch (error) {
      if (isLastTry) await notifyOfGuesses(account)
      throw error
    }
    await tries.reset(visitor, account.emailKey)
    const { passwordHash } = found
    return completeLogIn(visitor, account, { passwordHash, hasPassedStep: true })
  }

  async function notifyOfGuesses({ id: accountId }: Account) {
    await db
      .transaction()
      .execute((db) => verification.notify(db, { notice: 'step-guessed', accountId }))
  }

  /** Checks the answer and uses it up. @throws {DomainError} `invalid_input` */
  async function requireRight(
    db: Db,
    { account, challenge, step }: { account: Account; challenge: string; step: LogInStep },
  ) {
    if ('passkey' in step) {
      const known = await findPasskeys(db, account.id)
      const answer = await passkeys.verifyAnswer(step.passkey, challenge, known)
      if (answer && (await updateCounter(db, answer.id, answer.counter))) return
      throw wrongField('', WRONG_PASSKEY)
    }
    const kind = await acceptCode(db, account.id, { code: step.code, box })
    if (!kind) throw wrongField('code', WRONG_CODE)
    if (kind !== 'recovery') return
    const detail = String(await countRecoveryCodes(db, account.id))
    await verification.notify(db, { notice: 'recovery-code-used', accountId: account.id, detail })
  }
}

/** Uses a code from the app, or a recovery code, so that it never works again; null if it is wrong. */
async function acceptCode(
  db: Db,
  accountId: Id,
  { code, box }: { code: string; box: SecretBox },
): Promise<'app' | 'recovery' | null> {
  if (!APP_CODE.test(code)) {
    const isUsed = await consumeRecoveryCode(db, accountId, hashRecoveryCode(accountId, code))
    return isUsed ? 'recovery' : null
  }
  const totp = await findTotp(db, accountId)
  // After the server’s secret has changed, app secrets are unreadable: only recovery codes work.
  const secret = totp?.secret && box.open(totp.secret)
  if (!totp || !secret) return null
  const step = findStep(secret, code, { lastStep: Number(totp.lastStep) })
  return step !== null && (await acceptStep(db, accountId, step)) ? 'app' : null
}
