import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { ListFooter, ListFilters } from '#moderation/desk/pages/parts/list-parts.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Route } from './+types/people.route.ts'
import { PersonTags } from './person-tags.tsx'

const STATUSES = { '': 'Everyone', suspended: 'Suspended', owners: 'Admins' }

export async function loader(args: Route.LoaderArgs) {
  const request = readListQuery(args.request)
  return loadAdminPage(args, async (admin, actor) => ({
    request,
    ...(await admin.people.list(actor, request)),
  }))
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <AdminPage section="/desk/people" title="People" lead="Everyone with an account, newest first.">
      <ListFilters
        action="/desk/people"
        request={request}
        searchLabel="Name or email"
        statuses={STATUSES}
      />
      {items.length > 0 && (
        <Rows>
          {items.map((person) => (
            <Row
              key={person.id}
              href={`/desk/people/${person.id}`}
              title={person.name}
              tag={<PersonTags person={person} />}
              facts={[person.email, `Joined ${mediumDate(person.since)}`]}
            />
          ))}
        </Rows>
      )}
      <ListFooter
        path="/desk/people"
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{ title: 'No accounts yet', words: 'New accounts appear here.' }}
      />
    </AdminPage>
  )
}
