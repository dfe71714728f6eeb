import { requireActor } from '#app/accounts/require-actor.ts'
import { Row, Rows } from '#app/admin/parts/rows.tsx'
import { EmptyShore } from '#app/art/empty-shore.tsx'
import { requestContext } from '#app/context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { ROLE_NAMES } from '#contract/organisation-words.ts'
import { organisationPath } from '#contract/paths/organisation-paths.ts'
import type { Route } from './+types/organisations.route.ts'
import { OrganisationPage } from './parts/organisation-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const own = await page.organisations.list(actor)
  return {
    items: own.map(({ id, name, role, legalName, proof, openJobs }) => ({
      id,
      name,
      legalName,
      isProved: proof !== null,
      facts: [
        ROLE_NAMES[role],
        openJobs === 1 ? '1 open job' : `${openJobs} open jobs`,
        proof?.words ?? 'Nobody has shown yet that they act for it',
      ],
    })),
  }
}

export default function OrganisationsPage({ loaderData }: Route.ComponentProps) {
  const { items } = loaderData
  return (
    <OrganisationPage
      title="Your organisations"
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
          Your first advert makes one, in the name of its company. Or a colleague invites you.
        </EmptyState>
      ) : (
        <Rows>
          {items.map(({ id, name, legalName, isProved, facts }) => (
            <Row
              key={id}
              href={organisationPath(id)}
              title={name}
              tag={
                isProved ? <Tag tone="success">Proved</Tag> : <Tag tone="warning">Not proved</Tag>
              }
              facts={facts}
            >
              {legalName}
            </Row>
          ))}
        </Rows>
      )}
    </OrganisationPage>
  )
}
