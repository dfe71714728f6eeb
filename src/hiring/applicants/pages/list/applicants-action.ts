import { z } from 'zod'
import type { PageServices } from '#platform/pages/context.ts'
import { readFields, tryAction, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { Ticked } from '#hiring/applicants/applicant-list.schema.ts'
import type { MoveConflict } from '#hiring/posting/employer-actions.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { MoveTarget, OFFER_FIRST } from '#hiring/applications/model/move-form.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** ‘4f… shortlisted interview’: the application, its stage, and the new stage. */
const OneMove = z.string().transform((text, context) => {
  const [id = '', from = '', to] = text.split(' ')
  const ticked = Ticked.safeParse(`${id} ${from}`)
  const target = MoveTarget.safeParse(to)
  if (ticked.success && target.success) return { people: [ticked.data], status: target.data }
  context.addIssue({ code: 'custom', message: 'Choose again which stage they move to.' })
  return z.NEVER
})

const ManyMoved = z.object({ status: MoveTarget, people: z.array(Ticked) })

interface Moved {
  conflict: MoveConflict | null
}

/** Moves one applicant or the ticked ones, depending on the pressed button. */
export async function moveApplicants(
  { actions }: PageServices['applications'],
  { actor, jobId }: { actor: Actor; jobId: string },
  request: Request,
): Promise<FormResult<Moved>> {
  const fields = await readFields(request)
  const one = fields.get('move')
  const formId = Id.safeParse(fields.get('formId')).data
  return tryAction({}, async () => {
    const parsed =
      one === null
        ? ManyMoved.safeParse({ status: fields.get('moveAll'), people: fields.getAll('tick') })
        : OneMove.safeParse(one)
    if (!parsed.success) throw wrongField('', parsed.error.issues[0]?.message ?? '')
    const { people, status } = parsed.data
    if (status === 'offered') throw wrongField('', OFFER_FIRST)
    try {
      // Each button of a page counts as a separate form.
      const key = formId && one === null ? { formId } : {}
      await actions.move(actor, jobId, { people, status, ...key })
      return { conflict: null }
    } catch (error) {
      const [person] = people
      if (!(error instanceof DomainError) || error.code !== 'moved_meanwhile' || !person)
        throw error
      const conflict = await actions.findConflict(actor, jobId, { id: person.id, wanted: status })
      if (!conflict) throw error
      return { conflict }
    }
  })
}
