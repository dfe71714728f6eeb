import { readFields } from '#platform/forms/pages/submit-form.ts'
import { DECISION_TEMPLATES } from '#moderation/cases/decision-templates.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { BulkDecision } from '#safety/cases/moderation.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { BulkResult } from '#moderation/decisions/decide.service.ts'
import type { Services } from '#platform/services.ts'

/** Decides the ticked cases. An unreadable form also gives a result. */
export async function decideTicked(
  desk: Services['moderation']['desk'],
  actor: Actor,
  request: Request,
): Promise<BulkResult[]> {
  const form = await readFields(request)
  const code = form.get('template') ?? ''
  const template = DECISION_TEMPLATES.find((one) => one.code === code)
  const words = form.get('words')?.trim() || template?.words
  const parsed = BulkDecision.safeParse({ decision: template?.decision, template: code, words })
  try {
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new DomainError('invalid_input', [{ field: '', message: issue?.message ?? '' }])
    }
    return await desk.decideMany(actor, form.getAll('case'), parsed.data)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return [{ id: '', isDone: false, words: error.message }]
  }
}
