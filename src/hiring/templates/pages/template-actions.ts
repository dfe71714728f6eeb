import { submitForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { templatesPath } from '#organisations/model/organisation-paths.ts'
import { TemplateForm } from '#hiring/templates/templates.schema.ts'
import type { FormAction } from '#organisations/pages/organisation-action.ts'

const save: FormAction = ({ page, actor, id: organisationId, request }) =>
  submitForm(request, TemplateForm, async (form) => {
    await page.templates.save(actor, { organisationId, id: templateOf(request) }, form)
    return { path: templatesPath(organisationId), flash: 'text-saved' }
  })

const remove: FormAction = ({ page, actor, id: organisationId, request }) =>
  tryAction({}, async () => {
    await page.templates.remove(actor, { organisationId, id: templateOf(request) ?? '' })
    return { path: templatesPath(organisationId), flash: 'text-deleted' }
  })

function templateOf({ url }: Pick<Request, 'url'>): string | null {
  return new URL(url).searchParams.get('template')
}

export const TEMPLATE_ACTIONS: Readonly<Record<string, FormAction>> = { save, delete: remove }
