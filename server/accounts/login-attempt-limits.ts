import { createHmac, randomBytes } from 'node:crypto'
import type { Id } from '#contract/primitives.ts'
import type { RateLimit, Limits } from '#server/platform/limits/limits.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { toLimitKey } from './email-key.ts'

const MINUTE = 60
const HOUR = 3600

/** After each of these the wait is longer. None lasts, so nobody can be locked out for good. */
const STEPS: readonly RateLimit[] = [
  { times: 5, seconds: MINUTE, wait: 'a minute' },
  { times: 10, seconds: 10 * MINUTE, wait: 'ten minutes' },
  { times: 20, seconds: HOUR, wait: 'an hour' },
].map(({ times, seconds, wait }) => ({
  name: `password-${seconds}`,
  times,
  seconds,
  message: `That was wrong too many times. Wait ${wait}, then try again, or ask for a new password.`,
}))

/** Many people share one address of a mobile network, so this is wide; it slows lists of accounts. */
const PER_NETWORK: RateLimit = {
  name: 'password-network',
  times: 60,
  seconds: 10 * MINUTE,
  message: 'Too many tries from your network. Wait ten minutes, then try again.',
}

export type LoginAttemptLimits = ReturnType<typeof createLoginAttemptLimits>

/**
 * Slows down whoever guesses passwords. A browser that was logged in to the account before has a
 * count of its own, so that a stranger's guesses do not keep its owner out (OWASP's device cookies).
 */
export function createLoginAttemptLimits(limits: Limits, secret: string) {
  return { consume, reset, consumeForSession, resetForSession, attemptKey, createDeviceToken }

  /** Before a password is looked at. @throws {DomainError} `too_many` */
  async function consume(visitor: Visitor, emailKey: string) {
    await limits.consume(PER_NETWORK, visitor.ip)
    const key = attemptKey(visitor, emailKey)
    for (const step of STEPS) await limits.consume(step, key)
  }

  /** It was the right one. */
  async function reset(visitor: Visitor, emailKey: string) {
    const key = attemptKey(visitor, emailKey)
    for (const step of STEPS) await limits.reset(step, key)
  }

  /**
   * Before somebody who is logged in is asked for the password again. Counted by session, so that
   * neither strangers nor whoever holds another session keep the owner out.
   * @throws {DomainError} `too_many`
   */
  async function consumeForSession(sessionId: Id) {
    for (const step of STEPS) await limits.consume(step, toLimitKey(`session ${sessionId}`))
  }

  async function resetForSession(sessionId: Id) {
    for (const step of STEPS) await limits.reset(step, toLimitKey(`session ${sessionId}`))
  }

  /** What the browser keeps from now on to be known by. */
  function createDeviceToken(emailKey: string): string {
    const nonce = randomBytes(12).toString('base64url')
    return `${nonce}.${sign(nonce, emailKey)}`
  }

  /** Whose tries these are: a known browser's own, or those of all strangers together. */
  function attemptKey({ device }: Pick<Visitor, 'device'>, emailKey: string) {
    const [nonce = '', signature = ''] = device?.split('.') ?? []
    const isKnown = nonce !== '' && isSameSecret(signature, sign(nonce, emailKey))
    return toLimitKey(isKnown ? `device ${nonce}` : emailKey)
  }

  function sign(nonce: string, emailKey: string) {
    return createHmac('sha256', secret).update(`device ${nonce} of ${emailKey}`).digest('base64url')
  }
}
