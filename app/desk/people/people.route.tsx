import { atDesk, readDeskAddress } from '#app/desk/parts/at-desk.ts'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import { ListEnd } from '#app/desk/parts/list-end.tsx'
import { ListForm } from '#app/desk/parts/list-form.tsx'
import { Row, Rows } from '#app/desk/parts/rows.tsx'
import { DESK_LIMITS } from '#contract/desk.ts'
import { mediumDate } from '#contract/formats.ts'
import type { Route } from './+types/people.route.ts'
import { PersonTags } from './person-tags.tsx'

const STATUSES = { '': 'Everybody', suspended: 'Suspended', owners: 'Owners' }

export async function loader(args: Route.LoaderArgs) {
  const request = readDeskAddress(args.request)
  return atDesk(args, async (desk, actor) => ({
    request,
    limit: DESK_LIMITS.search,
    ...(await desk.people.list(actor, request)),
  }))
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { items, next, request, limit } = loaderData

  return (
    <DeskPage place="/desk/people" title="People" lead="Everybody with an account, newest first.">
      <ListForm
        action="/desk/people"
        request={request}
        search={{ label: 'Name or address', limit }}
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
              facts={[person.email, `Here since ${mediumDate(person.since)}`]}
            />
          ))}
        </Rows>
      )}
      <ListEnd
        path="/desk/people"
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{ title: 'Nobody yet', words: 'Whoever creates an account is listed here.' }}
      />
    </DeskPage>
  )
}
