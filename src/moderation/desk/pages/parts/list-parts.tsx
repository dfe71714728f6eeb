import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { fillForm } from '#board/search/pages/search/form-values.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import styles from './list-form.module.css'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { listPath } from '#moderation/desk/admin-paths.ts'

interface ListFiltersProps {
  action: string
  request: AdminListQuery
  /** The label of the search field; without it, the list has only a status filter. */
  searchLabel?: string
  /** Labels by their values in the URL; '' means all. */
  statuses: Record<string, string>
  /** Sort orders by their values in the URL; '' is the default. */
  sorts?: Record<string, string>
}

/** The filters of a list; they become part of the URL. */
export function ListFilters({ action, request, searchLabel, statuses, sorts }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const { search: text, status, sort } = request
  // Follows the URL, which a link or the back button may have changed.
  useEffect(() => {
    if (!isFirst.current && form.current) {
      fillForm(form.current, { search: text, status: status ?? '', sort: sort ?? '' }, true)
    }
    isFirst.current = false
  }, [text, status, sort])

  return (
    <search>
      <Form ref={form} className={styles.form} action={action} method="get">
        {searchLabel && (
          <div className={styles.wide}>
            <TextField
              name="search"
              label={searchLabel}
              type="search"
              autoComplete="off"
              spellCheck={false}
              defaultValue={text}
              maxLength={ADMIN_LIMITS.search}
            />
          </div>
        )}
        <div className={styles.narrow}>
          <Select
            name="status"
            label="Show"
            defaultValue={status ?? ''}
            options={Object.entries(statuses).map(([value, label]) => ({ value, label }))}
          />
        </div>
        {sorts && (
          <div className={styles.narrow}>
            <Select
              name="sort"
              label="Order"
              defaultValue={sort ?? ''}
              options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
            />
          </div>
        )}
        <Button type="submit" icon="search">
          Search
        </Button>
      </Form>
    </search>
  )
}

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
