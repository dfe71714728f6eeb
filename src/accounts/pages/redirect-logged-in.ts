import type { RouterContextProvider } from 'react-router'
import type { LogInResult } from '#accounts/log-in/complete-log-in.ts'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { purposeCookie, readNext } from './purpose.ts'

/** Replaces the browser's session by a new one and opens the page that it was made for. */
export async function redirectLoggedIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  result: LogInResult,
  ...others: string[]
): Promise<Response> {
  const { accounts, cookies, sessionToken } = context.get(requestContext)
  if (sessionToken) await accounts.sessions.end(sessionToken)
  return redirectWithCookies(
    readNext(request),
    ...cookies.start(result),
    setFlash('logged-in'),
    purposeCookie('/dashboard'),
    ...others,
  )
}
