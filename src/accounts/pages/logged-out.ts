import type { PageContext, PageRequest } from '#platform/pages/context.ts'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireActor } from './require-actor.ts'

const LOGGED_OUT =
  'You have been logged out. What you typed is still here: log in in another tab, then send it again.'

/** The answer to a form whose session is over: it comes back with what was typed. Its loader uses `findFormActor`. */
export function rejectLoggedOut(page: PageContext, values: Record<string, string>) {
  page.isReturnedForm = true
  return rejectForm({ status: 401, code: 'not_logged_in', errors: { '': LOGGED_OUT }, values })
}

/**
 * The person who is logged in; null for a form that came back after its session had ended.
 * @throws a redirect to the log-in for all other anonymous requests
 */
export function findFormActor(
  page: Pick<PageRequest, 'actor' | 'isReturnedForm'>,
  request: Request,
): Actor | null {
  return page.isReturnedForm ? null : requireActor(page, request)
}
