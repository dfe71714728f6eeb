import { parseCookie, stringifySetCookie } from 'cookie'
import { purposeOf, safeNextPath } from '#accounts/log-in/log-in-path.ts'

const NAME = 'next'
const DAY_IN_SECONDS = 86_400

/** Adds `?next=` to the path of another log-in or sign-up page. */
export function withNext(path: string, next: string): string {
  if (next === '/dashboard') return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`
}

/**
 * A cookie that remembers where someone wanted to go while they create an account and open the mail, for `Set-Cookie`
 * or `document.cookie`.
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

/** The line above the form that says what for; undefined if they came for no purpose of their own. */
export function purposeWords(next: string): string | undefined {
  // With another address they would confirm an account that cannot join.
  if (next.startsWith('/organisations/join?')) return 'Use the address that got the invitation.'
  const purpose = purposeOf(next)
  if (purpose === null) return undefined
  return `Log in or sign up to ${purpose === '/post' ? 'post a job' : 'apply for the job'}.`
}

/** The page to open after logging in, from the URL or remembered by this browser since signing up. */
export function readNext(request: Pick<Request, 'url' | 'headers'>): string {
  const next = new URL(request.url).searchParams.get('next')
  return safeNextPath(next ?? parseCookie(request.headers.get('cookie') ?? '')[NAME] ?? null)
}
