import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { readFields, tryAction, rejectForm } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { CHOICES } from '#hiring/posting/pages/choices.ts'
import { organisationPath } from '#organisations/model/organisation-paths.ts'
import { OrganisationPage, Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { Route } from './+types/defaults.route.ts'
import { DefaultsForm } from './defaults-form.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { id } = params
  const answers = await orErrorResponse(page.postings.defaults.find(actor, id))
  const { name } = await orErrorResponse(page.organisations.find(actor, id))
  const version = page.postings.defaults.versionOf(answers)
  return { id, name, answers, version, choices: CHOICES }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const values = Object.fromEntries(await readFields(request))
  const { result, rejection } = await tryAction(values, () =>
    orErrorResponse(page.postings.defaults.save(actor, params.id, values), 'invalid_input'),
  )
  if (rejection) return rejectForm(rejection)
  if (result) {
    const { status, code } = new DomainError('changed_by_colleague')
    const errors = { '': result.changed }
    return rejectForm({ status, code, errors, values: { ...values, version: result.version } })
  }
  return redirectWithCookies(organisationPath(params.id), setFlash('posting-defaults-saved'))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function DefaultsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, answers, version, choices } = loaderData
  return (
    <OrganisationPage
      title="What new jobs begin with"
      of={{ id, name }}
      isRejected={actionData !== undefined}
      lead={
        <p>
          Everyone who posts for {name} finds this filled in, and can change it in each job. Jobs
          already posted stay as they are.
        </p>
      }
    >
      <Sheet id="defaults" title="For every new job">
        <DefaultsForm {...{ id, answers, version, choices }} rejection={actionData} />
      </Sheet>
    </OrganisationPage>
  )
}
