import { redirect } from 'react-router'
import type { PageRequest } from '#app/context.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import { logInPath } from '#contract/paths/log-in-path.ts'
import type { Actor } from '#server/accounts/actor.ts'

/**
 * The person who is logged in. Others are sent to log in, told why, and brought back here afterwards; a posted form
 * comes back to its page.
 * @throws a redirect
 */
export function requireActor({ actor }: Pick<PageRequest, 'actor'>, request: Request): Actor {
  if (actor) return actor
  throw redirect(logInPath(request), {
    status: 303,
    headers: { 'set-cookie': setFlash('log-in-needed') },
  })
}
