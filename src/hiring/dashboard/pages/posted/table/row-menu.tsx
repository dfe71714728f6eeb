import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { ConfirmJobAction } from '#hiring/posting/pages/own/confirm-job-action.tsx'
import { DeleteJob } from '#board/jobs/pages/card/delete-job.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formPath } from '#trade/paths/posting-paths.ts'
import styles from './row-menu.module.css'
import { type ShownRow, repeatPath } from './shown-row.ts'

interface RowMenuProps {
  row: ShownRow
  /** The table’s URL. */
  back: string
}

/** The other actions for a job, in a native disclosure; only one is open at a time. */
export function RowMenu({ row, back }: RowMenuProps) {
  const { id, title, status, canManage, closesOn } = row
  const isOpen = status === 'open'

  return (
    <details className={styles.menu} name="row-menu">
      <summary className={styles.more} aria-label={`More: ${title}`}>
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className={styles.sheet}>
        {linksOf(row).map(([label, href]) => (
          <Link key={label} className={styles.item} href={href} aria-label={`${label}: ${title}`}>
            {label}
          </Link>
        ))}
        {row.isRead && row.applicants > 0 && (
          <Link
            className={styles.item}
            href={`/api/v1/post/${id}/applicants.csv`}
            reloadDocument
            aria-label={`Applicants as CSV: ${title}`}
          >
            Applicants as CSV
          </Link>
        )}
        {canManage && isOpen && closesOn && (
          <Form method="post" action={back}>
            <PageOwner />
            <input type="hidden" name="job" value={`${id}.${closesOn}`} />
            <Button
              type="submit"
              name="intent"
              value="extend"
              tone="quiet"
              size="small"
              aria-label={`Extend by 30 days: ${title}`}
            >
              Extend by 30 days
            </Button>
          </Form>
        )}
        {canManage && status !== 'refused' && (
          <div className={styles.owner}>
            {status !== 'held' && (
              <ConfirmJobAction
                key={status}
                job={row}
                action={isOpen ? 'close' : 'reopen'}
                back={back}
              />
            )}
            <DeleteJob job={row} back={back} />
          </div>
        )}
      </div>
    </details>
  )
}

function linksOf({ id, title, status, canManage, applicants, isRead, next, caseHref }: ShownRow) {
  const hasPage = status === 'open' || status === 'closed'
  const links: [label: string, href: string][] = []
  if (caseHref) links.push(['See why', caseHref])
  if (hasPage) links.push(['View as seekers do', jobPath({ id, title })])
  if (next?.kind !== 'applicants' && isRead && (applicants > 0 || hasPage))
    links.push(['Applicants', applicantsPath(id)])
  if (canManage) links.push(['Edit', formPath(id)])
  if (canManage && next?.kind !== 'repeat') links.push(['Repeat', repeatPath(id)])
  return links
}
