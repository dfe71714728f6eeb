import { createHmac } from 'node:crypto'
import type { BotSignals } from '#contract/bot-signals.ts'
import { DomainError } from '#contract/errors.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

/** Hardly anyone reads and fills in a form faster than this. */
const FASTEST_HUMAN_MS = 2000
const TOO_FAST = 'That was too fast for us to know that you are a person. Send it again.'

export type FormTimestamps = ReturnType<typeof createFormTimestamps>

/**
 * Tells bots that fill in every form from people, without a puzzle. A stamp does not expire: a form left
 * open over the weekend is still a person's.
 */
export function createFormTimestamps(secret: string) {
  return { stamp, isPerson }

  /** A signed time, for a hidden field of the form. */
  function stamp(now = Date.now()): string {
    const time = now.toString(36)
    return `${time}.${sign(time)}`
  }

  /**
   * False for a bot, whose form is dropped without a word. API clients send no stamp, so a missing one is
   * not suspicious; a wrong one is.
   * @throws {DomainError} `too_many` if the form came too fast: a person who sends it again is let through
   */
  function isPerson({ subjectLine, openedAt }: BotSignals, now = Date.now()): boolean {
    if (subjectLine) return false
    if (openedAt === undefined) return true
    const [time = '', signature = ''] = openedAt.split('.')
    if (!isSameSecret(signature, sign(time))) return false
    if (now - parseInt(time, 36) >= FASTEST_HUMAN_MS) return true
    throw new DomainError('too_many', [{ field: '', message: TOO_FAST }], { retryAfter: 2 })
  }

  function sign(time: string) {
    return createHmac('sha256', secret).update(`form opened at ${time}`).digest('base64url')
  }
}
