import { data } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { NewKey } from '#hiring/partner-api/partner-keys.schema.ts'
import { keysPath } from '#organisations/model/organisation-paths.ts'
import { postedForm } from '#organisations/pages/organisation-action.ts'
import { OrganisationPage, Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import { readFields, rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { Route } from './+types/keys.route.ts'
import { KeyForm } from './key-form.tsx'
import { KeyList } from './key-list.tsx'
import { MadeKey } from './made-key.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { keys, ...organisation } = await orErrorResponse(page.partners.keys.list(actor, params.id))
  return {
    ...organisation,
    keys: keys.map(({ jobs, createdAt, lastUsedAt, ...key }) => ({
      ...key,
      madeWords: `made by ${key.isYours ? 'you' : key.madeBy} on ${mediumDate(createdAt)}`,
      useWords: lastUsedAt === null ? 'not used yet' : `last used ${mediumDateTime(lastUsedAt)}`,
      jobs: jobs.map(({ id, reference, status, heldBecause, answers, expiresAt }) => ({
        id,
        reference,
        status,
        heldBecause,
        title: answers.jobTitle ?? '',
        untilWords: `deleted on ${mediumDate(expiresAt)}`,
      })),
    })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { keys } = page.partners
  const { id } = params
  if (postedForm(request) === 'create') {
    const { result, rejection } = await submitForm(request, NewKey, (key) =>
      orErrorResponse(keys.create(actor, id, key), 'invalid_input'),
    )
    return rejection ? rejectForm(rejection) : { secret: result }
  }
  if (postedForm(request) !== 'revoke') throw data(new DomainError('bad_request').message, 400)
  const key = (await readFields(request)).get('key') ?? ''
  await orErrorResponse(keys.revoke(actor, id, key))
  return redirectWithCookies(keysPath(id), setFlash('key-revoked'))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, keys } = loaderData
  const secret = actionData && 'secret' in actionData ? actionData.secret : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <OrganisationPage
      title="Keys for your own system"
      of={{ id, name }}
      isRejected={rejection !== undefined}
      lead={
        <p>
          With a key, the system in which you keep your jobs posts, changes and closes them here.
          The rules are those of the form.
        </p>
      }
      action={<ButtonLink href="/api/docs">How the calls work</ButtonLink>}
    >
      {secret && <MadeKey key={secret} secret={secret} />}
      <Sheet id="keys" title="Keys">
        {keys.length === 0 ? (
          <p>There is none yet.</p>
        ) : (
          <KeyList path={keysPath(id)} keys={keys} />
        )}
      </Sheet>
      <Sheet id="new" title="Make a key">
        <KeyForm key={keys.length} path={keysPath(id)} rejection={rejection} />
      </Sheet>
    </OrganisationPage>
  )
}
