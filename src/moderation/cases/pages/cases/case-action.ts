import { redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { requestContext } from '#platform/pages/context.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { DECISION_TEMPLATES } from '#moderation/cases/decision-templates.ts'
import { DecisionInput } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'

type Desk = Services['moderation']['desk']

/** ‘refuse/money’ in one field; empty text means the template’s default. */
const DecisionForm = z.preprocess((values: Record<string, string>) => {
  const { choice = '', words = '', ...rest } = values
  const [decision, template] = choice.split('/', 2)
  const usual = DECISION_TEMPLATES.find(({ code }) => code === template)?.words
  return { ...rest, decision, template, words: words.trim() || usual }
}, DecisionInput)

/** Decides a case, undoes a decision or rejects a proposal; then leads to the next case. */
export async function actOnCase({ context, request, params }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  if (!(await page.admin.isAdmin(actor))) throw redirect('/404')
  const { desk } = page.moderation
  const id = params.id ?? ''
  const what = new URL(request.url).searchParams.get('do')
  const { result, rejection } =
    what === 'undo' || what === 'drop'
      ? await submitForm(request, z.object({}), () => takeBack(desk, actor, { id, what }))
      : await submitForm(request, DecisionForm, (input) => decide(desk, actor, { id, input }))
  if (rejection?.code === 'not_found') throw redirect('/404')
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  return rejection ? rejectForm(rejection) : redirect(result, 303)
}

async function takeBack(desk: Desk, actor: Actor, { id, what }: { id: Id; what: 'undo' | 'drop' }) {
  if (what === 'undo') await desk.undo(actor, id)
  else await desk.rejectProposal(actor, id)
  return `/desk/queue/${encodeURIComponent(id)}`
}

async function decide(desk: Desk, actor: Actor, { id, input }: { id: Id; input: DecisionInput }) {
  await desk.decide(actor, id, input)
  const next = await desk.takeNext(actor)
  const to = next ? `/desk/queue/${next}` : '/desk/queue'
  return `${to}?undo=${encodeURIComponent(id)}`
}
