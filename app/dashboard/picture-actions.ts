import { z } from 'zod'
import type { PageContext } from '#app/context.ts'
import { submitForm, tryAction, type FormResult } from '#app/forms/submit-form.ts'
import type { Actor } from '#server/accounts/actor.ts'

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

const Removal = z.object({ intent: z.literal('remove-picture') })

export function removePicture({ accounts }: Page, actor: Actor, request: Request) {
  return submitForm(request, Removal, () => accounts.picture.remove(actor))
}
