import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import type { PageRequest } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { logInPath } from '#accounts/log-in/log-in-path.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/**
 * The person who is logged in. Others are sent to log in, told why, and brought back here afterwards; a posted form
 * comes back to its page.
 * @throws a redirect
 */
export function requireActor({ actor }: Pick<PageRequest, 'actor'>, request: Request): Actor {
  if (actor) return actor
  throw redirectWithCookies(logInPath(request), setFlash('log-in-needed'))
}
