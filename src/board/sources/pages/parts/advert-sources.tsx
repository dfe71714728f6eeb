import { Form } from 'react-router'
import { formatCount, mediumDateTime } from '#platform/primitives/formats.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { sourcePagePath, type SourcePage } from '#board/sources/pages/source-page.ts'
import styles from './advert-sources.module.css'
import { SourceTable } from './source-table.tsx'

const ALL = { name: '' }
const LONGEST_NAME = 200

/** The sources of adverts, page by page, and a search by name where there are several pages. */
export function AdvertSources(shown: SourcePage) {
  const { rows, name, page, last } = shown
  const hrefOf = (number: number) => sourcePagePath(shown, number)

  return (
    <div className={styles.list}>
      {(last > 1 || name) && (
        <search>
          <Form className={styles.search} action={sourcePagePath(ALL, 1)} method="get">
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
      {rows.length > 0 ? (
        <SourceTable
          columns={['Source', 'How often', 'Last read', 'Open adverts', 'State']}
          rows={rows.map(({ condition, every, lastRead, adverts, ...row }) => ({
            ...row,
            cells: [
              every,
              lastRead ? mediumDateTime(lastRead) : '–',
              formatCount(adverts),
              <Tag key="state" tone={condition.tone}>
                {condition.words}
              </Tag>,
            ],
          }))}
        />
      ) : (
        <EmptyState
          title="No source has this in its name"
          action={{ href: sourcePagePath(ALL, 1), label: 'Show all sources' }}
        />
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
