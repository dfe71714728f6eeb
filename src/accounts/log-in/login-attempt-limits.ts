import { randomBytes } from 'node:crypto'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import type { RateLimit, Limits } from '#platform/limits/limits.ts'
import { networkOf } from '#platform/limits/network.ts'
import { isKeyedHash, keyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const MINUTE = 60
const HOUR = 3600

/** Each step waits longer than the one before. All of them end, so nobody is locked out for good. */
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

export type LoginAttemptLimits = ReturnType<typeof createLoginAttemptLimits>

/**
 * Limits password guessing per client. A browser that was logged in to the account before has its own count (OWASP's
 * device cookies), and every other one shares that of its network, so that a stranger's guesses do not lock out the
 * owner. An owner who is locked out all the same gets in by email.
 */
export function createLoginAttemptLimits(limits: Limits, secret: string) {
  return {
    consume,
    reset,
    consumeForSession,
    resetForSession,
    isKnown,
    knownSince,
    attemptKey,
    createDeviceToken,
  }

  /** Counts an attempt; call it before a password is checked. @throws {DomainError} `too_many` */
  async function consume(visitor: Visitor, emailKey: string) {
    await limits.consume(RATE_LIMITS['password-network'], visitor.ip)
    const key = attemptKey(visitor, emailKey)
    for (const step of STEPS) await limits.consume(step, key)
    if (!isKnown(visitor, emailKey))
      await limits.consume(RATE_LIMITS['password-strangers'], toLimitKey(emailKey))
  }

  /** Resets the counts; call it after the right password. */
  async function reset(visitor: Visitor, emailKey: string) {
    const key = attemptKey(visitor, emailKey)
    for (const step of STEPS) await limits.reset(step, key)
  }

  /**
   * Counts an attempt by a logged-in user; call it before checking the password. Counted per session, so that neither
   * strangers nor the holder of another session can lock out the owner.
   * @throws {DomainError} `too_many`
   */
  async function consumeForSession(sessionId: Id) {
    for (const step of STEPS) await limits.consume(step, toLimitKey(`session ${sessionId}`))
  }

  async function resetForSession(sessionId: Id) {
    for (const step of STEPS) await limits.reset(step, toLimitKey(`session ${sessionId}`))
  }

  /** The value of the cookie that makes this browser a known one, since its first log-in. */
  function createDeviceToken(visitor: Pick<Visitor, 'device'>, emailKey: string): string {
    const since = Date.parse(knownSince(visitor, emailKey) ?? new Date().toISOString())
    const nonce = `${since.toString(36)}~${randomBytes(12).toString('base64url')}`
    return `${nonce}.${keyedHash(secret, toText(nonce, emailKey))}`
  }

  /** Whether this browser was logged in to the account before. */
  function isKnown({ device }: Pick<Visitor, 'device'>, emailKey: string): boolean {
    const [nonce = '', signature = ''] = device?.split('.') ?? []
    return nonce !== '' && isKeyedHash(secret, toText(nonce, emailKey), signature)
  }

  /** The first log-in of this browser to the account; null for an unknown one, or a cookie from before 2026-12. */
  function knownSince(visitor: Pick<Visitor, 'device'>, emailKey: string): Timestamp | null {
    const [, since] = visitor.device?.match(/^([0-9a-z]{8})~/) ?? []
    if (!since || !isKnown(visitor, emailKey)) return null
    return new Date(Number.parseInt(since, 36)).toISOString()
  }

  /** The key of an account's count: a known browser, or the network of an unknown one. */
  function attemptKey(visitor: Pick<Visitor, 'device' | 'ip'>, emailKey: string): string {
    const [nonce] = visitor.device?.split('.') ?? []
    const isOwn = isKnown(visitor, emailKey)
    return toLimitKey(isOwn ? `device ${nonce}` : `${networkOf(visitor.ip)} ${emailKey}`)
  }
}

function toText(nonce: string, emailKey: string) {
  return `device ${nonce} of ${emailKey}`
}
