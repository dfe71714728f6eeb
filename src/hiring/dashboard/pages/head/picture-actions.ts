import type { PageContext } from '#platform/pages/context.ts'
import { tryAction, type FormResult } from '#platform/forms/pages/submit-form.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

type Page = Pick<PageContext, 'accounts' | 'visitor'>

/** Saves the picture of a posted form. */
export async function savePicture(
  { accounts: { picture }, visitor }: Page,
  actor: Actor,
  request: Request,
): Promise<FormResult<unknown>> {
  return tryAction({}, async () => {
    await using form = await picture.receive(visitor, actor, {
      contentType: request.headers.get('content-type'),
      body: request.body as never,
    })
    // Awaited here: the form's file is deleted at the end of this function.
    return await picture.save(actor, form)
  })
}

export function removePicture({ accounts }: Page, actor: Actor): Promise<FormResult<unknown>> {
  return tryAction({}, () => accounts.picture.remove(actor))
}
