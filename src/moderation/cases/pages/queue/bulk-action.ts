import { readFields } from '#platform/forms/pages/submit-form.ts'
import { DONE_WORDS } from '#moderation/cases/moderation-words.ts'
import { DECISION_TEMPLATES } from '#moderation/cases/decision-templates.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { BulkDecision } from '#safety/cases/moderation.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { BulkResult } from '#moderation/decisions/decide.service.ts'
import type { Services } from '#platform/services.ts'

type Desk = Services['moderation']['desk']

export interface BulkOutcome {
  results: BulkResult[]
  /** What was done, in a word. */
  done: string
  canUndo: boolean
}

/** Takes back the cases that were decided together. */
export async function undoTicked(desk: Desk, actor: Actor, request: Request): Promise<BulkOutcome> {
  const form = await readFields(request)
  const results = await desk.undoMany(actor, form.getAll('case'))
  return { results, done: 'undone', canUndo: false }
}

/** Decides the ticked cases. An unreadable form also gives a result. */
export async function decideTicked(
  desk: Desk,
  actor: Actor,
  request: Request,
): Promise<BulkOutcome> {
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
    const results = await desk.decideMany(actor, form.getAll('case'), parsed.data)
    return { results, done: DONE_WORDS[parsed.data.decision].toLowerCase(), canUndo: true }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const results = [{ id: '', title: '', isDone: false, words: error.message }]
    return { results, done: 'decided', canUndo: false }
  }
}
