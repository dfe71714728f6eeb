import { useSearchParams } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { SHIPPED_TEMPLATES } from '#hiring/templates/template-words.ts'
import { TEMPLATE_LIMITS } from '#hiring/templates/template-limits.ts'
import { runForm } from '#organisations/pages/organisation-action.ts'
import { OrganisationPage, Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { Route } from './+types/templates.route.ts'
import { TEMPLATE_ACTIONS } from './template-actions.ts'
import { TemplateFields } from './template-fields.tsx'
import styles from './templates.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { id } = params
  const { name } = await orErrorResponse(page.organisations.find(actor, id))
  return {
    id,
    name,
    own: await orErrorResponse(page.templates.list(actor, id)),
    limits: TEMPLATE_LIMITS,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return runForm(TEMPLATE_ACTIONS, { page: context.get(requestContext), id: params.id, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, own, limits } = loaderData
  const [posted] = useSearchParams()
  const postedId = posted.get('template')
  const isAdding = posted.get('form') === 'save' && !postedId
  return (
    <OrganisationPage
      title="Templates"
      of={{ id, name }}
      isRejected={actionData !== undefined}
      lead={<p>Texts to start a message from. Everyone here who answers applicants shares them.</p>}
    >
      <Sheet id="own" title="Yours">
        {own.length === 0 && <p>None yet.</p>}
        {own.map((template) => {
          const isPosted = actionData !== undefined && postedId === template.id
          return (
            <Disclosure key={template.id} summary={template.name} open={isPosted}>
              <TemplateFields
                key={template.version}
                organisationId={id}
                template={template}
                limits={limits}
                rejection={isPosted ? actionData : undefined}
              />
            </Disclosure>
          )
        })}
        <Disclosure
          key={own.length}
          summary="Add a text"
          open={own.length === 0 || (isAdding && actionData !== undefined)}
        >
          <TemplateFields
            organisationId={id}
            template={null}
            limits={limits}
            rejection={isAdding ? actionData : undefined}
          />
        </Disclosure>
      </Sheet>
      <Sheet
        id="shipped"
        title="From Landfall"
        lead="They come with the site. Copy one to make it yours."
      >
        <div>
          {SHIPPED_TEMPLATES.map((template) => (
            <Disclosure key={template.id} summary={template.name}>
              <p className={styles.text}>{template.body}</p>
            </Disclosure>
          ))}
        </div>
      </Sheet>
    </OrganisationPage>
  )
}
