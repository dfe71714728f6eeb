import type { InboxItem } from '#moderation/desk/inbox/inbox.service.ts'
import { ListFooter } from '#moderation/desk/pages/parts/list-end.tsx'
import { ListFilters } from '#moderation/desk/pages/parts/list-form.tsx'
import { Moment } from '#moderation/desk/pages/parts/moment.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { StatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { INBOX_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'

interface InboxListProps extends Page<InboxItem> {
  path: string
  request: AdminListQuery
  nothing: { title: string; words: string }
}

/** Messages or requests, newest first. */
export function InboxList({ path, request, items, next, nothing }: InboxListProps) {
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
