import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import { listPath } from '#moderation/desk/admin-paths.ts'

interface ListFooterProps {
  path: string
  request: AdminListQuery
  next: string | null
  isEmpty: boolean
  /** Shown if the unfiltered list is empty. */
  nothing: { title: string; words: string }
}

/** Below a list: links to its other pages, or what to do if it is empty. */
export function ListFooter({ path, request, next, isEmpty, nothing }: ListFooterProps) {
  const { search, status, sort = null, after } = request
  const first = listPath(path, { search, status, sort })
  if (isEmpty && after) {
    return (
      <EmptyState
        title="There is nothing more"
        action={{ href: first, label: 'Back to the first page' }}
      />
    )
  }
  if (isEmpty && (search || status)) {
    return (
      <EmptyState title="Nothing matches" action={{ href: path, label: 'Show all' }}>
        Try a shorter search, or another status.
      </EmptyState>
    )
  }
  if (isEmpty) {
    return (
      <EmptyState title={nothing.title} art={<EmptyShore />}>
        {nothing.words}
      </EmptyState>
    )
  }
  return (
    <Pagination
      label="Pages"
      current={null}
      last={null}
      hrefOf={() => first}
      previous={after && { href: first, label: sort === null ? 'Newest' : 'First' }}
      next={next && { href: listPath(path, { search, status, sort, after: next }), label: 'Next' }}
    />
  )
}
