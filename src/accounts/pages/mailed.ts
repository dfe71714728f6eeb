import { parseCookie, stringifySetCookie } from 'cookie'
import { RESEND_SECONDS } from '#trade/limits/account-limits.ts'

const NAME = 'mailed'
const HOUR_IN_SECONDS = 3600

/** The address the last mail from this browser went to, and when another may be requested. */
export interface Mailed {
  email: string
  /** Seconds since 1970. */
  at: number
  secondsLeft: number
}

/**
 * A cookie that tells a page which address it sent a mail to, so that its countdown survives a reload. Usable as a
 * `Set-Cookie` value, or in `document.cookie` if the browser made the call.
 */
export function mailedCookie(email: string, now = Date.now()): string {
  const value = `${Math.floor(now / 1000)} ${email}`
  return stringifySetCookie({
    name: NAME,
    value,
    path: '/',
    sameSite: 'lax',
    maxAge: HOUR_IN_SECONDS,
  })
}

/** The `Set-Cookie` value at log-in and log-out: the next person at this device does not read the address. */
export const FORGET_MAILED = stringifySetCookie({ name: NAME, value: '', path: '/', maxAge: 0 })

/** The last mail this browser requested; null if there was none recently. */
export function readMailed(request: Pick<Request, 'headers'>, now = Date.now()): Mailed | null {
  const value = parseCookie(request.headers.get('cookie') ?? '')[NAME]
  const [, at, email] = /^(\d{1,12}) (.+)$/s.exec(value ?? '') ?? []
  if (!at || !email) return null
  const waited = now / 1000 - Number(at)
  const secondsLeft = Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(RESEND_SECONDS - waited)))
  return { email, at: Number(at), secondsLeft }
}
