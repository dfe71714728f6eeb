import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { PageContext } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { TEMPLATES_PATH } from '#trade/paths/posting-paths.ts'
import {
  NewTemplate,
  TemplateDeletion,
  TemplateName,
} from '#hiring/posting-templates/posting-templates.schema.ts'
import type { Actor } from '#accounts/account/actor.ts'

interface Sent {
  page: Pick<PageContext, 'postings'>
  actor: Actor
  request: Request
}

/** A rejected form of the page and which one: ‘save’, or the id of its template. */
export type RefusedTemplate = Rejection & { of: string }

/** Runs the posted form, named in its URL (`?form=`). */
export async function runTemplateForm(sent: Sent) {
  const { templates } = sent.page.postings
  const form = new URL(sent.request.url).searchParams.get('form')
  if (form === 'save') {
    const act = (input: NewTemplate) => templates.create(sent.actor, input)
    return run(sent, { schema: NewTemplate, flash: 'template-saved', act })
  }
  if (form === 'rename') {
    const act = ({ template, name }: TemplateName) =>
      templates.rename(sent.actor, { id: template, name })
    return run(sent, { schema: TemplateName, flash: 'template-saved', act })
  }
  if (form === 'delete') {
    const act = ({ template }: TemplateDeletion) => templates.remove(sent.actor, template)
    return run(sent, { schema: TemplateDeletion, flash: 'template-deleted', act })
  }
  throw data(new DomainError('bad_request').message, 400)
}

interface TemplateForm<Schema extends z.ZodType> {
  schema: Schema
  flash: FlashName
  act(input: z.output<Schema>): Promise<unknown>
}

async function run<Schema extends z.ZodType>(
  { request }: Sent,
  { schema, flash, act }: TemplateForm<Schema>,
) {
  const { rejection } = await submitForm(request, schema, act)
  if (rejection) {
    // A missing template has no form to show the error in.
    if (rejection.status === 403 || rejection.status === 404)
      throw data(rejection.errors[''], rejection.status)
    return rejectForm<RefusedTemplate>({ ...rejection, of: rejection.values.template || 'save' })
  }
  const headers = { 'set-cookie': setFlash(flash) }
  return redirect(TEMPLATES_PATH, { status: 303, headers })
}
