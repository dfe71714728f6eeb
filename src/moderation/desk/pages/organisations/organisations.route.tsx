import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { ListFooter } from '#moderation/desk/pages/parts/list-end.tsx'
import { ListFilters } from '#moderation/desk/pages/parts/list-form.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { type AdminListQuery } from '#moderation/desk/admin.schema.ts'
import { ORGANISATION_FILTERS } from '#moderation/cases/moderation-words.ts'
import type { OrganisationFilter } from '#moderation/cases/queue.ts'
import type { Route } from './+types/organisations.route.ts'
import { toShownOrganisation, type ShownOrganisation } from './shown-organisation.ts'

const SORTS = { '': 'Risk first', newest: 'Newest first' }

export async function loader(args: Route.LoaderArgs) {
  const { desk } = args.context.get(requestContext).moderation
  const request = readListQuery(args.request)
  const sort = request.sort === 'newest' ? 'newest' : 'risk'
  return loadAdminPage(args, async (_admin, actor) => {
    const { items, next } = await desk.organisations(actor, {
      search: request.search,
      filter: toFilter(request),
      sort,
      after: request.after,
    })
    return {
      request: { ...request, sort: sort === 'newest' ? sort : '' },
      organisations: items.map((item) => toShownOrganisation(item)),
      next,
    }
  })
}

function toFilter({ status }: AdminListQuery): OrganisationFilter | null {
  return status && Object.hasOwn(ORGANISATION_FILTERS, status)
    ? (status as OrganisationFilter)
    : null
}

export default function OrganisationsPage({ loaderData }: Route.ComponentProps) {
  const { organisations, next, request } = loaderData

  return (
    <AdminPage
      section="/desk/organisations"
      title="Organisations"
      lead="Everybody for whom adverts are posted here."
    >
      <ListFilters
        action="/desk/organisations"
        request={request}
        searchLabel="Name, register entry, domain or a member’s email"
        statuses={{ '': 'All', ...ORGANISATION_FILTERS }}
        sorts={SORTS}
      />
      {organisations.length > 0 && (
        <Rows>
          {organisations.map((organisation) => (
            <OrganisationRow key={organisation.id} organisation={organisation} />
          ))}
        </Rows>
      )}
      <ListFooter
        path="/desk/organisations"
        request={request}
        next={next}
        isEmpty={organisations.length === 0}
        nothing={{ title: 'No organisations yet', words: 'The first advert makes one.' }}
      />
    </AdminPage>
  )
}

function OrganisationRow({ organisation }: { organisation: ShownOrganisation }) {
  const { id, name, tags, claim, facts } = organisation
  return (
    <Row
      href={`/desk/organisations/${id}`}
      title={name}
      tag={
        <span>
          {tags.map(({ tone, words }) => (
            <span key={words}>
              <Tag tone={tone}>{words}</Tag>{' '}
            </span>
          ))}
        </span>
      }
      facts={facts}
    >
      {claim}
    </Row>
  )
}
