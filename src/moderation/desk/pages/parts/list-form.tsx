import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { fillForm } from '#board/search/pages/search/form-values.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { ADMIN_LIMITS } from '#trade/limits/desk-limits.ts'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import styles from './list-form.module.css'

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
