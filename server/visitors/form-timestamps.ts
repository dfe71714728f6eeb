import { createHmac } from 'node:crypto'
import type { BotSignals } from '#contract/bot-signals.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

/** Nobody reads a form and fills it in faster than this. */
const FASTEST_HUMAN_MS = 2000

export type FormTimestamps = ReturnType<typeof createFormTimestamps>

/**
 * Tells programs that fill in every form they meet from people, without a puzzle. A stamp has no
 * last day: a form left open over the weekend is still a person's.
 */
export function createFormTimestamps(secret: string) {
  return { stamp, looksAutomated }

  /** Goes into a form when it is rendered. */
  function stamp(now = Date.now()): string {
    const time = now.toString(36)
    return `${time}.${sign(time)}`
  }

  /** A trace without a stamp is an API caller's, and no reason for doubt; a wrong stamp is. */
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
