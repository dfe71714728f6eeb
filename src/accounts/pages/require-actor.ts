import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import type { RouterContextProvider } from 'react-router'
import { requestContext, type PageRequest } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { logInPath } from '#accounts/log-in/log-in-path.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

type NeedsActor = Pick<PageRequest, 'actor'> & Partial<Pick<PageRequest, 'needsLogIn'>>

/**
 * The person who is logged in. Others are sent to log in, told why, and brought back here afterwards, with
 * the text of a form that they sent; see `createReturnedForms`.
 * @throws a redirect
 */
export function requireActor(page: NeedsActor, request: Request): Actor {
  if (page.actor) return page.actor
  page.needsLogIn = true
  throw redirectWithCookies(logInPath(request), setFlash('log-in-needed'))
}

/** The services and facts of a request, with the person who is logged in. @throws a redirect, as above */
export function requirePerson(context: Readonly<RouterContextProvider>, request: Request) {
  const page = context.get(requestContext)
  return { page, actor: requireActor(page, request) }
}
