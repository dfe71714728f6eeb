import { data } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { rejectForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

interface Sent {
  page: PageContext
  actor: Actor
  id: string
  request: Request
}

/** A form handler of these pages; its result has the next path and the message to show there. */
export type FormAction = (sent: Sent) => Promise<FormResult<{ path: string; flash: FlashName }>>

/** The name of the posted form, from its URL. */
export function postedForm({ url }: Pick<Request, 'url'>): string | null {
  return new URL(url).searchParams.get('form')
}

/**
 * Runs the posted form.
 * @throws an answer with status 400 for a form that is not on the page
 */
export async function runForm(
  actions: Readonly<Record<string, FormAction>>,
  { page, id, request }: Omit<Sent, 'actor'>,
) {
  const actor = requireActor(page, request)
  const name = postedForm(request) ?? ''
  const act = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!act) throw data(new DomainError('bad_request').message, 400)
  const { result, rejection } = await act({ page, actor, id, request })
  if (rejection) {
    // People who are not members have no page to show the form on.
    if (rejection.status === 404) throw data(rejection.errors[''], 404)
    return rejectForm(rejection)
  }
  return redirectWithCookies(result.path, setFlash(result.flash))
}
