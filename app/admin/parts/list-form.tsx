import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { AdminListQuery } from '#contract/admin.ts'
import styles from './list-form.module.css'

interface ListFiltersProps {
  action: string
  request: AdminListQuery
  /** What can be looked for; without it the list is narrowed by status alone. */
  search?: { label: string; limit: number }
  /** By the value that stands in the address; '' is all of them. */
  statuses: Record<string, string>
}

/** Narrows a list; what is chosen goes into the address. */
export function ListFilters({ action, request, search, statuses }: ListFiltersProps) {
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        {search && (
          <div className={styles.wide}>
            <TextField
              name="search"
              label={search.label}
              type="search"
              autoComplete="off"
              spellCheck={false}
              defaultValue={request.search}
              maxLength={search.limit}
            />
          </div>
        )}
        <div className={styles.narrow}>
          <Select
            name="status"
            label="Show"
            defaultValue={request.status ?? ''}
            options={Object.entries(statuses).map(([value, label]) => ({ value, label }))}
          />
        </div>
        <Button type="submit" icon="search">
          Look
        </Button>
      </form>
    </search>
  )
}
