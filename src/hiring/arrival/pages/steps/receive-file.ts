import { redirect } from 'react-router'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { rejectForm, submitUpload } from '#platform/forms/pages/submit-form.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { arrivalStepPath } from '#trade/paths/arrival-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** Stores a file uploaded by either side, and returns to its step. */
export async function receiveFile(
  { arrival }: Pick<PageContext, 'arrival'>,
  { actor, key }: { actor: Actor; key: { id: string; jobId?: string } },
  request: Request,
) {
  const { result: step, rejection } = await submitUpload(
    request,
    (source) => arrival.files.receive(actor, source),
    (received) => arrival.files.add(actor, key, received),
  )
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm({ ...rejection, kind: 'file' })
  return redirect(arrivalStepPath(key, step), {
    status: 303,
    headers: { 'set-cookie': setFlash('file-added') },
  })
}
