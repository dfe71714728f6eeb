import { parseCookie, stringifySetCookie } from 'cookie'
import { RESEND_SECONDS } from '#contract/accounts.ts'

const NAME = 'mailed'
const DAY_IN_SECONDS = 86_400

/** Whom the last mail went to from this browser, and when another may be asked for. */
export interface Mailed {
  email: string
  secondsLeft: number
}

/**
 * The `Set-Cookie` value by which a page knows later whom it had a mail sent to, so that its
 * countdown survives a reload. Only that page is told.
 */
export function noteMailed(path: string, email: string, now = Date.now()): string {
  const value = `${Math.floor(now / 1000)} ${email}`
  return stringifySetCookie({
    name: NAME,
    value,
    path,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: DAY_IN_SECONDS,
  })
}

/** Null when this browser had nothing sent from that page. */
export function readMailed(request: Pick<Request, 'headers'>, now = Date.now()): Mailed | null {
  const value = parseCookie(request.headers.get('cookie') ?? '')[NAME]
  const [, at, email] = /^(\d{1,12}) (.+)$/s.exec(value ?? '') ?? []
  if (!at || !email) return null
  const waited = now / 1000 - Number(at)
  const secondsLeft = Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(RESEND_SECONDS - waited)))
  return { email, secondsLeft }
}
