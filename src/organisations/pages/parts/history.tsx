import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ownJobPath } from '#trade/paths/posting-paths.ts'
import type { OrganisationEntry } from '#organisations/organisations.service.ts'
import styles from './history.module.css'

interface HistoryProps {
  entries: (OrganisationEntry & { when: string })[]
  /** The link to older entries; null if there are none. */
  olderHref: string | null
}

/** Actions in the organisation, newest first. */
export function History({ entries, olderHref }: HistoryProps) {
  return (
    <>
      <ol className={styles.entries}>
        {entries.map(({ id, at, when, who, words, job, detail }) => (
          <li key={id} className={styles.entry}>
            <p>
              <strong>{who}</strong> {words}
            </p>
            {job && (
              <p>{job.id ? <Link href={ownJobPath(job.id)}>{job.title}</Link> : job.title}</p>
            )}
            {detail && <p>{detail}</p>}
            <p className={styles.when}>
              <time dateTime={at}>{when}</time>
            </p>
          </li>
        ))}
      </ol>
      {olderHref && (
        <div>
          <ButtonLink href={olderHref}>Older entries</ButtonLink>
        </div>
      )}
    </>
  )
}
