import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { timeAgo } from '#platform/primitives/formats.ts'
import type { StartedPosting } from '#hiring/posting/drafts/posting-drafts.service.ts'
import cell from './job-row.module.css'
import styles from './jobs-table.module.css'
import { TABLE_ROLES as ROLES } from '#platform/ui/facts/table-roles.ts'

const EMPTY_CELLS = ['Closes', 'New', 'All', 'Waits', 'Views']

/** An unpublished job. */
export function DraftRow({ draft }: { draft: StartedPosting }) {
  const title = draft.title || 'An advert without a title'
  return (
    <tr {...ROLES.row} data-draft>
      <td {...ROLES.cell} className={styles.tick} />
      <th {...ROLES.rowHeader} className={styles.title}>
        <Link className={cell.name} href="/post">
          {title}
        </Link>
        <small suppressHydrationWarning>
          {draft.place && `${draft.place} · `}Not published, edited {timeAgo(draft.savedAt)}
        </small>
      </th>
      <td {...ROLES.cell} className={styles.status}>
        <Tag>Draft</Tag>
      </td>
      {EMPTY_CELLS.map((name) => (
        <td key={name} {...ROLES.cell} className={styles.empty} />
      ))}
      <td {...ROLES.cell} className={styles.check}>
        <span className={cell.soft}>Only you see it</span>
      </td>
      <td {...ROLES.cell} className={styles.last}>
        <div>
          <ButtonLink href="/post" size="small" aria-label={`Go on: ${title}`}>
            Go on
          </ButtonLink>
        </div>
      </td>
    </tr>
  )
}
