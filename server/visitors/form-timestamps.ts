import { createHmac } from 'node:crypto'
import type { BotSignals } from '#contract/bot-signals.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

/** No person reads and fills in a form faster than this. */
const FASTEST_HUMAN_MS = 2000

export type FormTimestamps = ReturnType<typeof createFormTimestamps>

/**
 * Tells bots that fill in every form from people, without a puzzle. A stamp does not expire: a form left
 * open over the weekend is still a person's.
 */
export function createFormTimestamps(secret: string) {
  return { stamp, looksAutomated }

  /** A signed time, for a hidden field of the form. */
  function stamp(now = Date.now()): string {
    const time = now.toString(36)
    return `${time}.${sign(time)}`
  }

  /** API clients send no stamp, so a missing one is not suspicious; a wrong one is. */
  function looksAutomated({ subjectLine, openedAt }: BotSignals, now = Date.now()): boolean {
    if (subjectLine) return true
    if (openedAt === undefined) return false
    const [time = '', signature = ''] = openedAt.split('.')
    return !isSameSecret(signature, sign(time)) || now - parseInt(time, 36) < FASTEST_HUMAN_MS
  }

  function sign(time: string) {
    return createHmac('sha256', secret).update(`form opened at ${time}`).digest('base64url')
  }
}
