import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import type { LogInStep } from '#accounts/second-factor/second-factor.schema.ts'
import { APP_CODE } from '#accounts/second-factor/ways/totp.ts'
import type { Limits, RateLimit } from '#platform/limits/limits.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const DAY = 86_400

/** Each log-in allows five tries; these limits hold for all log-ins from one known browser, or from one network. */
const TRIES: readonly RateLimit[] = [
  { times: 10, seconds: 600, wait: 'ten minutes' },
  { times: 30, seconds: DAY, wait: 'a day' },
].map(({ times, seconds, wait }) => ({
  name: `second-step-${seconds}`,
  times,
  seconds,
  message: `That was wrong too many times. Wait ${wait}, then log in again.`,
}))

/** Limits guesses of the second step by somebody who has the password. */
export function createStepLimits(limits: Limits, attempts: LoginAttemptLimits) {
  return { consume, reset }

  /**
   * Counts a try before it is checked. Returns whether it is the last one that strangers have today.
   * @throws {DomainError} `too_many`
   */
  async function consume(visitor: Visitor, emailKey: string, step: LogInStep): Promise<boolean> {
    for (const limit of TRIES) await limits.consume(limit, keyOf(visitor, emailKey))
    const canBeGuessed = 'code' in step && APP_CODE.test(step.code)
    if (!canBeGuessed || attempts.isKnown(visitor, emailKey)) return false
    const key = toLimitKey(`step ${emailKey}`)
    const limit = RATE_LIMITS['second-step-strangers']
    await limits.consume(limit, key)
    return (await limits.count(limit, key)) === limit.times
  }

  /** Resets the count of this browser or network after the right answer. */
  async function reset(visitor: Visitor, emailKey: string) {
    for (const limit of TRIES) await limits.reset(limit, keyOf(visitor, emailKey))
  }

  function keyOf(visitor: Visitor, emailKey: string) {
    return `step ${attempts.attemptKey(visitor, emailKey)}`
  }
}
