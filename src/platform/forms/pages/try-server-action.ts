import { isRouteErrorResponse } from 'react-router'
import { FAILED, LOGGED_OUT, rejectCall, toRejection } from './call-api.ts'
import { UNREACHABLE } from './unreachable.ts'

/**
 * Runs the server's action for a `clientAction`, and keeps the form on its page if the server fails or cannot be
 * reached, or the session has ended: the router would show another page.
 */
export async function tryServerAction<Result>(form: FormData, serverAction: () => Promise<Result>) {
  try {
    return await serverAction()
  } catch (error) {
    if (leadsToLogIn(error)) {
      return rejectCall(toRejection(401, 'not_logged_in', LOGGED_OUT), textsOf(form))
    }
    // It is not the page's account that is logged in now.
    if (isRouteErrorResponse(error) && error.status === 401) {
      return rejectCall(toRejection(401, 'other_account', String(error.data)), textsOf(form))
    }
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const sentence = error instanceof TypeError ? UNREACHABLE : FAILED
    return rejectCall(toRejection(0, 'unreachable', sentence), textsOf(form))
  }
}

function leadsToLogIn(error: unknown) {
  return error instanceof Response && error.headers.get('location')?.startsWith('/login?')
}

/** The text values of a form, to send back with it. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(texts)
}
