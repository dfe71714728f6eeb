import { redirect } from 'react-router'
import type { RequestFacts } from '#app/context.ts'
import { leaveFlash } from '#app/flash.ts'
import type { Actor } from '#server/accounts/actor.ts'

/**
 * Who is logged in. Anybody else goes to log in first, is told why, and comes back here afterwards;
 * a posted form comes back to its page.
 * @throws a redirect
 */
export function requireActor({ actor }: Pick<RequestFacts, 'actor'>, request: Request): Actor {
  if (actor) return actor
  throw redirect(logInAddress(request), {
    status: 303,
    headers: { 'set-cookie': leaveFlash('log-in-needed') },
  })
}

/** The log-in page that leads back to where this request wanted to go. */
export function logInAddress(request: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(request.url)
  const next = `${pathname.replace(/\.data$/, '')}${search}`
  return `/login?${new URLSearchParams({ next })}`
}

/** Where somebody goes after logging in: a page of ours, whatever the address claims. */
export function nextAddress(next: string | null): string {
  if (!next?.startsWith('/')) return '/dashboard'
  const base = 'https://landfall.invalid'
  const url = URL.parse(next, base)
  // '//evil.example' and '/\evil.example' begin with a slash, too.
  if (!url || url.origin !== base || /^\/(?:login|api)\b/.test(url.pathname)) return '/dashboard'
  return `${url.pathname}${url.search}`
}
