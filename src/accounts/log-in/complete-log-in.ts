import type { SessionUser } from '#accounts/accounts.schema.ts'
import { suspendedMessage } from '#trade/limits/account-limits.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Account } from '#accounts/account.queries.ts'
import { toSessionUser } from '#accounts/sessions/actor.ts'
import type { KnownDevices } from '#accounts/devices/known-devices.service.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import type { Sessions } from '#accounts/sessions/sessions.service.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'

/** The user, and the values of the browser's cookies. */
export interface LogInResult {
  user: SessionUser
  /** The value of the session cookie. */
  session: string
  /** The value of the device cookie. */
  device: string
  /** The person's answers about themselves, if they are shared with every device. */
  situation: PersonalAnswers | null
}

export type CompleteLogIn = ReturnType<typeof createLogInCompletion>

/** A callback by which other features react to a log-in. */
export type OnLogIn = (accountId: Id, visitor: Visitor) => Promise<void>

interface Parts {
  sessions: Sessions
  attempts: LoginAttemptLimits
  devices: KnownDevices
  onLogIn: OnLogIn
}

/** Starts the session, once every check has passed. */
export function createLogInCompletion({ sessions, attempts, devices, onLogIn }: Parts) {
  return async function completeLogIn(
    visitor: Visitor,
    account: Account,
    checked: { passwordHash: string | null; hasPassedStep: boolean },
  ): Promise<LogInResult> {
    const session = await sessions.start(account.id, visitor, checked)
    await devices.note(visitor, account)
    await onLogIn(account.id, visitor)
    const device = attempts.createDeviceToken(visitor, account.emailKey)
    return { user: toSessionUser(account), session, device, situation: account.situation }
  }
}

export function suspended({ suspendedBecause }: Pick<Account, 'suspendedBecause'>) {
  const message = suspendedMessage(suspendedBecause ?? '')
  return new DomainError('suspended', [{ field: '', message }])
}
