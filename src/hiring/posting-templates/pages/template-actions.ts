import { data, redirect } from 'react-router'
import type { PageContext } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { rejectForm, submitForm, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { TEMPLATES_PATH } from '#trade/paths/posting-paths.ts'
import {
  NewTemplate,
  TemplateDeletion,
  TemplateName,
} from '#hiring/posting-templates/posting-templates.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

interface Sent {
  page: Pick<PageContext, 'postings'>
  actor: Actor
  request: Request
}

/** A rejected form of the page and which one: ‘save’, or the id of its template. */
export type RefusedTemplate = Rejection & { of: string }

/** Runs the posted form, named in its URL (`?form=`). */
export async function runTemplateForm(sent: Sent) {
  const form = new URL(sent.request.url).searchParams.get('form')
  const { rejection } = await submit(form, sent)
  if (rejection) {
    // A missing template has no form to show the error in.
    if (rejection.status === 403 || rejection.status === 404)
      throw data(rejection.errors[''], rejection.status)
    return rejectForm<RefusedTemplate>({ ...rejection, of: rejection.values.template || 'save' })
  }
  const flash = form === 'delete' ? 'template-deleted' : 'template-saved'
  return redirect(TEMPLATES_PATH, { status: 303, headers: { 'set-cookie': setFlash(flash) } })
}

function submit(form: string | null, { page, actor, request }: Sent): Promise<FormResult<unknown>> {
  const { templates } = page.postings
  if (form === 'save')
    return submitForm(request, NewTemplate, (input) => templates.create(actor, input))
  if (form === 'rename')
    return submitForm(request, TemplateName, ({ template, name }) =>
      templates.rename(actor, { id: template, name }),
    )
  if (form === 'delete')
    return submitForm(request, TemplateDeletion, ({ template }) =>
      templates.remove(actor, template),
    )
  throw data(new DomainError('bad_request').message, 400)
}
