import type { PageServices } from '#platform/pages/context.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { submitForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { addText } from '#hiring/templates/template-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { MessageText, WriteForm, type WriteQuery } from './write-query.ts'

type Step = 'write' | 'preview' | 'sent'

interface Written {
  step: Step
  text: string
}

interface Sender {
  actor: Actor
  jobId: string
  query: WriteQuery
}

/** Handles the pressed button: insert a template, preview, go back or send. */
export function writeToSeveral(
  { applications: { actions }, templates }: Pick<PageServices, 'applications' | 'templates'>,
  { actor, jobId, query }: Sender,
  request: Request,
): Promise<FormResult<Written>> {
  return submitForm(request, WriteForm, async ({ intent, text: typed, formId, ...form }) => {
    if (intent === 'edit') return { step: 'write', text: typed }
    if (intent === 'template:text') {
      const { job } = await actions.findPeople(actor, jobId, [])
      const all = await templates.listAll(actor, job.organisationId)
      const chosen = all.find(({ id }) => id === form['template-text'])
      return { step: 'write', text: chosen ? addText(typed, chosen.body) : typed }
    }
    const { text } = parseText(typed, query.to)
    const ids = query.tick.map(({ id }) => id)
    if (ids.length === 0) throw new DomainError('nobody_ticked')
    if (intent === 'preview') {
      await actions.requireHonest(actor, jobId, text)
      return { step: 'preview', text }
    }
    const key = formId ? { formId } : {}
    if (query.to === 'message') await actions.write(actor, jobId, { ids, text, ...key })
    else await actions.move(actor, jobId, { people: query.tick, status: query.to, text, ...key })
    return { step: 'sent', text }
  })
}

/** Parses the text: optional for a move, required for a message. */
function parseText(typed: string, to: WriteQuery['to']) {
  if (to !== 'message' && typed.trim() === '') return { text: '' }
  return parseInput(MessageText, { text: typed }, 'text')
}
