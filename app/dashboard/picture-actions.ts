import { z } from 'zod'
import type { PageServices, PageRequest } from '#app/context.ts'
import { attempt, submitForm, type Outcome } from '#app/forms/submit-form.ts'
import type { Actor } from '#server/accounts/actor.ts'

type Facts = Pick<PageServices & PageRequest, 'accounts' | 'visitor'>

/** Keeps the picture of a posted form. */
export async function savePicture(
  { accounts: { picture }, visitor }: Facts,
  actor: Actor,
  request: Request,
): Promise<Outcome<unknown>> {
  return attempt({}, async () => {
    await using form = await picture.receive(visitor, actor, {
      contentType: request.headers.get('content-type'),
      body: request.body as never,
    })
    // Awaited here: what the form holds vanishes with it.
    return await picture.save(actor, form)
  })
}

const Removal = z.object({ deed: z.literal('remove-picture') })

export function removePicture({ accounts }: Facts, actor: Actor, request: Request) {
  return submitForm(request, Removal, () => accounts.picture.remove(actor))
}
