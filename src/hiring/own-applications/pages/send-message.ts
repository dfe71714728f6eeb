import { redirect } from 'react-router'
import type { PageContext } from '#platform/pages/context.ts'
import { rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

const OF_MESSAGE = { of: 'message' as const }

/** Sends an applicant’s message, with its file. */
export async function sendOwnMessage(
  { applications, visitor }: Pick<PageContext, 'applications' | 'visitor'>,
  actor: Actor,
  { id, request }: { id: string; request: Request },
) {
  const { talk } = applications
  const source = {
    contentType: request.headers.get('content-type'),
    body: request.body as never,
  }
  const { result: form, rejection: unreadable } = await tryAction({}, () =>
    talk.receive(visitor, actor, source),
  )
  if (unreadable) return rejectForm({ ...unreadable, ...OF_MESSAGE })
  await using received = form
  const { rejection } = await tryAction(received.values, () =>
    talk.write(actor, { id, side: 'applicant' }, received),
  )
  if (rejection) return rejectForm({ ...rejection, ...OF_MESSAGE })
  return redirect(`/applications/${id}#messages`, {
    status: 303,
    headers: { 'set-cookie': setFlash('message-sent') },
  })
}
