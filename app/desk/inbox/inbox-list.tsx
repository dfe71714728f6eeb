import { ListEnd } from '#app/desk/parts/list-end.tsx'
import { ListForm } from '#app/desk/parts/list-form.tsx'
import { Moment } from '#app/desk/parts/moment.tsx'
import { Row, Rows } from '#app/desk/parts/rows.tsx'
import { StatusTag } from '#app/desk/parts/status-tag.tsx'
import { DESK_STATUS_NAMES } from '#contract/desk-words.ts'
import type { DeskList, DeskRequest, InboxItem } from '#contract/desk.ts'

interface InboxListProps extends DeskList<InboxItem> {
  path: string
  request: DeskRequest
  nothing: { title: string; words: string }
}

/** What came in, newest first. */
export function InboxList({ path, request, items, next, nothing }: InboxListProps) {
  return (
    <>
      <ListForm action={path} request={request} statuses={{ '': 'All', ...DESK_STATUS_NAMES }} />
      {items.length > 0 && (
        <Rows>
          {items.map(({ id, from, email, preview, status, at }) => (
            <Row
              key={id}
              href={`${path}/${id}`}
              title={from}
              tag={<StatusTag status={status} />}
              facts={[email, <Moment key="at" at={at} />]}
            >
              {preview}
            </Row>
          ))}
        </Rows>
      )}
      <ListEnd
        path={path}
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={nothing}
      />
    </>
  )
}
