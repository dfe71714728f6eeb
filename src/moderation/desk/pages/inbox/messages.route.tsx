import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import type { Route } from './+types/messages.route.ts'
import type { InboxItem } from '#moderation/desk/inbox/inbox.service.ts'
import { ListFooter, ListFilters } from '#moderation/desk/pages/parts/list-parts.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { StatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { INBOX_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'

export async function loader(args: Route.LoaderArgs) {
  const request = readListQuery(args.request)
  return loadAdminPage(args, async (admin, actor) => ({
    request: { ...request, search: '' },
    ...(await admin.messages.list(actor, request)),
  }))
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <AdminPage
      section="/desk/messages"
      title="Messages"
      lead="Messages from visitors, newest first."
    >
      <InboxList
        path="/desk/messages"
        {...{ items, next, request }}
        nothing={{ title: 'No messages yet', words: 'Messages from visitors appear here.' }}
      />
    </AdminPage>
  )
}

interface InboxListProps extends Page<InboxItem> {
  path: string
  request: AdminListQuery
  nothing: { title: string; words: string }
}

/** Messages or requests, newest first. */
function InboxList({ path, request, items, next, nothing }: InboxListProps) {
  return (
    <>
      <ListFilters
        action={path}
        request={request}
        statuses={{ '': 'All', ...INBOX_STATUS_NAMES }}
      />
      {items.length > 0 && (
        <Rows>
          {items.map(({ id, from, email, preview, status, at }) => (
            <Row
              key={id}
              href={`${path}/${id}`}
              title={from}
              tag={<StatusTag status={status} />}
              facts={[...(email ? [email] : []), <Moment key="at" at={at} />]}
            >
              {preview}
            </Row>
          ))}
        </Rows>
      )}
      <ListFooter
        path={path}
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={nothing}
      />
    </>
  )
}
