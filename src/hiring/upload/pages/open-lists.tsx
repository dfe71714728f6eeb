import { Button } from '#platform/ui/buttons/button.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { UPLOAD_PATH, uploadPath } from '#hiring/upload/upload-paths.ts'
import type { UploadSummary } from '#hiring/upload/uploads.queries.ts'
import styles from './open-lists.module.css'

const STATES = {
  open: { tone: 'warning', words: 'Not published' },
  publishing: { tone: 'sea', words: 'Being published' },
  done: { tone: 'success', words: 'Published' },
} as const

/** Unfinished lists, and the reports of published ones. */
export function OpenLists({ lists }: { lists: UploadSummary[] }) {
  return (
    <section className={styles.section} aria-labelledby="lists">
      <h2 id="lists">Earlier lists</h2>
      <ul className={styles.lists}>
        {lists.map(({ id, name, state, rows, createdAt, expiresAt }) => (
          <li key={id} className={styles.list}>
            <div className={styles.words}>
              <Link className={styles.name} href={uploadPath(id)}>
                {name || 'Pasted list'}
              </Link>{' '}
              <Tag tone={STATES[state].tone}>{STATES[state].words}</Tag>
              <p className={styles.facts}>
                {rows} {rows === 1 ? 'row' : 'rows'}, {mediumDate(createdAt)}. Stays until{' '}
                {mediumDate(expiresAt)}.
              </p>
            </div>
            {state !== 'publishing' && (
              <details className={styles.delete}>
                <summary aria-label={`Delete the list ${name || 'Pasted list'}`}>Delete</summary>
                <form method="post" action={UPLOAD_PATH}>
                  <PageOwner />
                  <Button type="submit" name="discard" value={id} tone="danger">
                    Delete for good
                  </Button>
                </form>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
