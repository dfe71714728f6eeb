import { requirePerson } from '#accounts/pages/require-actor.ts'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { submitForm } from '#platform/forms/pages/submit-form.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import { NewOrganisation } from '#organisations/organisations.schema.ts'
import { organisationPath, ORGANISATIONS_PATH } from '#organisations/model/organisation-paths.ts'
import { POSTING_LIMITS } from '#trade/postings.schema.ts'
import type { Route } from './+types/organisations.route.ts'
import { runForm, type FormAction } from './organisation-action.ts'
import { OrganisationPage, Sheet } from './parts/organisation-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const own = await page.organisations.list(actor)
  return {
    limit: POSTING_LIMITS.companyName,
    items: own.map(({ id, name, role, legalName, proof, openJobs, isSuspended }) => ({
      id,
      name,
      legalName,
      isProved: proof !== null,
      isSuspended,
      facts: [
        ROLE_NAMES[role],
        openJobs === 1 ? '1 open job' : `${openJobs} open jobs`,
        proof?.words ?? 'Nobody has shown yet that they act for it',
      ],
    })),
  }
}

const MAKE: Readonly<Record<string, FormAction>> = {
  make: ({ page, actor, request }) =>
    submitForm(request, NewOrganisation, async ({ name }) => {
      const id = await page.organisations.claims.create(actor, name)
      return { path: organisationPath(id), flash: 'organisation-saved' }
    }),
}

export async function action({ context, request }: Route.ActionArgs) {
  return runForm(MAKE, { page: context.get(requestContext), id: '', request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function OrganisationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, limit } = loaderData
  return (
    <OrganisationPage
      title="Your organisations"
      isRejected={actionData !== undefined}
      lead={
        <p>
          Adverts belong to an organisation, not to one person. Colleagues see the same jobs and
          applicants.
        </p>
      }
    >
      {items.length === 0 ? (
        <EmptyState
          title="You belong to none yet"
          art={<EmptyShore />}
          action={{ href: '/post', label: 'Post a job' }}
        >
          Your first advert makes one on the way, or you make one here. Or a colleague invites you.
        </EmptyState>
      ) : (
        <Rows>
          {items.map(({ id, name, legalName, isProved, isSuspended, facts }) => (
            <Row
              key={id}
              href={organisationPath(id)}
              title={name}
              tag={
                isSuspended ? (
                  <Tag tone="danger">Suspended</Tag>
                ) : isProved ? (
                  <Tag tone="success">Proved</Tag>
                ) : (
                  <Tag tone="warning">Not proved</Tag>
                )
              }
              facts={facts}
            >
              {legalName}
            </Row>
          ))}
        </Rows>
      )}
      <Sheet id="make" title="Make an organisation">
        <Disclosure summary="Give it a name" open={actionData !== undefined}>
          <PostForm
            id="make-form"
            action={`${ORGANISATIONS_PATH}?form=make`}
            rejection={actionData}
            submitLabel="Make it"
            tone="secondary"
          >
            <TextField
              {...answersOf(actionData)('name')}
              label="Name on adverts"
              autoComplete="organization"
              maxLength={limit}
            />
          </PostForm>
        </Disclosure>
      </Sheet>
    </OrganisationPage>
  )
}
