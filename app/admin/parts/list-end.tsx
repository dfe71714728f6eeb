import { EmptyShore } from '#app/art/empty-shore.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { AdminListQuery } from '#contract/admin.ts'
import { listPath } from '#contract/paths/admin-paths.ts'

interface ListFooterProps {
  path: string
  request: AdminListQuery
  next: string | null
  isEmpty: boolean
  /** Said when there is nothing although nothing was looked for. */
  nothing: { title: string; words: string }
}

/** What stands below a list: the other pages, or that there is nothing and what to do about it. */
export function ListFooter({ path, request, next, isEmpty, nothing }: ListFooterProps) {
  const { search, status, after } = request
  const first = listPath(path, { search, status })
  if (isEmpty && after) {
    return (
      <EmptyState
        title="There is nothing further down"
        action={{ href: first, label: 'Back to the newest' }}
      />
    )
  }
  if (isEmpty && (search || status)) {
    return (
      <EmptyState title="Nothing matches" action={{ href: path, label: 'Show all' }}>
        Look for fewer letters, or for another status.
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
      previous={after && { href: first, label: 'Newest' }}
      next={next && { href: listPath(path, { search, status, after: next }), label: 'Next' }}
    />
  )
}
