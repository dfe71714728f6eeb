import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { sourcePagePath, type SourcePage } from '#board/sources/pages/source-page.ts'
import styles from './paged-sources.module.css'
import { SourceTable, type SourceTableRow } from './source-table.tsx'

const LONGEST_NAME = 200

interface PagedSourcesProps {
  /** The path of the page, with the fragment of its list. */
  path: string
  shown: Omit<SourcePage<unknown>, 'rows'>
  columns: readonly string[]
  rows: SourceTableRow[]
}

/** Sources page by page, and a search by name where there are several pages. */
export function PagedSources({ path, shown: { name, page, last }, ...table }: PagedSourcesProps) {
  const hrefOf = (number: number) => sourcePagePath(path, { name, page: number })

  return (
    <div className={styles.list}>
      {(last > 1 || name) && (
        <search>
          <Form className={styles.search} action={path} method="get">
            <TextField
              // A new page shows the text looked up there.
              key={name}
              name="name"
              label="Find a source by name"
              type="search"
              autoComplete="off"
              spellCheck={false}
              defaultValue={name}
              maxLength={LONGEST_NAME}
            />
            <Button type="submit" icon="search">
              Search
            </Button>
          </Form>
        </search>
      )}
      {table.rows.length > 0 ? (
        <SourceTable {...table} />
      ) : name ? (
        <EmptyState
          title="No source has this in its name"
          action={{ href: path, label: 'Show all sources' }}
        />
      ) : (
        <p>No list is connected yet.</p>
      )}
      <Pagination
        label="Pages of sources"
        current={page}
        last={last}
        hrefOf={hrefOf}
        previous={page > 1 ? { href: hrefOf(page - 1), label: 'Previous' } : null}
        next={page < last ? { href: hrefOf(page + 1), label: 'Next' } : null}
      />
    </div>
  )
}
