import { parseCookie, stringifySetCookie } from 'cookie'
import { RESEND_SECONDS } from '#contract/account-limits.ts'

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
 * A cookie by which a page knows which address it sent a mail to, so that its countdown survives a
 * reload: as a `Set-Cookie` value, or for `document.cookie` where the browser made the call.
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

/** Null when this browser requested no mail lately. */
export function readMailed(request: Pick<Request, 'headers'>, now = Date.now()): Mailed | null {
  const value = parseCookie(request.headers.get('cookie') ?? '')[NAME]
  const [, at, email] = /^(\d{1,12}) (.+)$/s.exec(value ?? '') ?? []
  if (!at || !email) return null
  const waited = now / 1000 - Number(at)
  const secondsLeft = Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(RESEND_SECONDS - waited)))
  return { email, at: Number(at), secondsLeft }
}
