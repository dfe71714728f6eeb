import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { ListFooter, ListFilters } from '#moderation/desk/pages/parts/list-parts.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { DESK_FILTERS, DESK_STATUS_NAMES, dueWords } from '#founders/cases/founder-case-words.ts'
import type { DeskCaseItem } from '#moderation/startups/desk-cases.service.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { DESK_CASES_PATH, DESK_TEMPLATES_PATH, deskCasePath } from '#founders/founder-paths.ts'
import type { Route } from './+types/startups.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const request = readListQuery(args.request)
  return loadAdminPage(args, async (admin, actor) => {
    const { items, next } = await admin.startups.list(actor, request)
    return {
      request: { ...request, sort: null },
      filters: DESK_FILTERS,
      items: items.map(toShownItem),
      next,
    }
  })
}

/** An item in texts made on the server, so that the page loads no words. */
function toShownItem(item: DeskCaseItem) {
  const { id, companyName, reference, email, dueOn, status, since, closedAt, assignee } = item
  const facts = [
    reference,
    dueOn && `due ${dueWords(dueOn)}`,
    status === 'your-turn' && `with them since ${mediumDate(since)}`,
    closedAt && `closed ${mediumDate(closedAt)}`,
    assignee ? `taken by ${assignee}` : status === 'with-us' && 'nobody has taken it',
    email,
  ]
  const { isOverdue } = item
  const statusName = isOverdue ? DESK_FILTERS.overdue : DESK_STATUS_NAMES[status]
  return { id, companyName, isOverdue, status, statusName, facts: facts.filter(Boolean) }
}

export default function StartupsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request, filters } = loaderData

  return (
    <AdminPage
      section="/desk/startups"
      title="Founders’ cases"
      lead={<p>What we owe comes first, by the day it is due.</p>}
    >
      <ListFilters
        action={DESK_CASES_PATH}
        request={request}
        searchLabel="Reference, company, email or words"
        statuses={filters}
      />
      {items.length > 0 && (
        <Rows>
          {items.map((item) => (
            <Row
              key={item.id}
              href={deskCasePath(item.id)}
              title={item.companyName}
              tag={<ItemTag {...item} />}
              facts={item.facts}
            />
          ))}
        </Rows>
      )}
      <ListFooter
        path={DESK_CASES_PATH}
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{ title: 'No cases yet', words: 'What founders ask for appears here.' }}
      />
      <ArrowLink href={DESK_TEMPLATES_PATH}>Templates for answers</ArrowLink>
    </AdminPage>
  )
}

function ItemTag({
  isOverdue,
  status,
  statusName,
}: Pick<ReturnType<typeof toShownItem>, 'isOverdue' | 'status' | 'statusName'>) {
  if (isOverdue)
    return (
      <Tag tone="danger" icon="clock">
        {statusName}
      </Tag>
    )
  return <Tag tone={TONES[status]}>{statusName}</Tag>
}

const TONES = { 'with-us': 'warning', 'your-turn': 'sea', closed: 'neutral' } as const
