import { createHmac } from 'node:crypto'
import type { FormTrace } from '#contract/form-trace.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

/** Nobody reads a form and fills it in faster than this. */
const QUICKEST_PERSON_MS = 2000

export type FormStamps = ReturnType<typeof createFormStamps>

/**
 * Tells programs that fill in every form they meet from people, without a puzzle. A stamp has no
 * last day: a form left open over the weekend is still a person's.
 */
export function createFormStamps(secret: string) {
  return { stamp, looksAutomatic }

  /** Goes into a form when it is rendered. */
  function stamp(now = Date.now()): string {
    const time = now.toString(36)
    return `${time}.${sign(time)}`
  }

  /** A trace without a stamp is an API caller's, and no reason for doubt; a wrong stamp is. */
  function looksAutomatic({ subjectLine, openedAt }: FormTrace, now = Date.now()): boolean {
    if (subjectLine) return true
    if (openedAt === undefined) return false
    const [time = '', signature = ''] = openedAt.split('.')
    return !isSameSecret(signature, sign(time)) || now - parseInt(time, 36) < QUICKEST_PERSON_MS
  }

  function sign(time: string) {
    return createHmac('sha256', secret).update(`form opened at ${time}`).digest('base64url')
  }
}
