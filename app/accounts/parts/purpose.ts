import { parseCookie, stringifySetCookie } from 'cookie'
import { safeNextPath } from '#contract/paths/log-in-path.ts'

const NAME = 'next'
const DAY_IN_SECONDS = 86_400

/** Carries `?next=` along to another page on the way into an account. */
export function withNext(path: string, next: string): string {
  if (next === '/dashboard') return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`
}

/**
 * Remembers where someone wanted to go while they create an account and open the mail; a cookie for
 * `Set-Cookie` or `document.cookie`.
 */
export function purposeCookie(next: string): string {
  return stringifySetCookie({
    name: NAME,
    value: next,
    path: '/',
    sameSite: 'lax',
    maxAge: next === '/dashboard' ? 0 : DAY_IN_SECONDS,
  })
}

/** Where to go after logging in: the address says so, or what this browser remembers from signing up. */
export function readNext(request: Pick<Request, 'url' | 'headers'>): string {
  const next = new URL(request.url).searchParams.get('next')
  return safeNextPath(next ?? parseCookie(request.headers.get('cookie') ?? '')[NAME] ?? null)
}
