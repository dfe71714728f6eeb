import type { ApplicantsJob } from '#hiring/applicants/list/applicants-job.ts'
import type { ShownApplicants } from '#hiring/applicants/applicant-list-views.ts'
import { applicantsPath, resumesZipPath } from '#hiring/applicants/applicant-paths.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import styles from './view-switch.module.css'

interface ApplicantsHeaderProps {
  job: ApplicantsJob
  shown: ShownApplicants
  hasAny: boolean
  /** The number of applicants who have deleted their data. */
  left: number
}

export function ApplicantsHeader({ job, shown, hasAny, left }: ApplicantsHeaderProps) {
  // Without `download`: a refusal is a page then, which leads on.
  const files = { rel: 'nofollow', reloadDocument: true } as const
  return (
    <PageHeader
      title="Applicants"
      isOneLine
      action={
        hasAny && (
          <div className={styles.actions}>
            <ViewSwitch jobId={job.id} shown={shown} />
            <ButtonLink href={resumesZipPath(job.id, shown)} icon="download" {...files}>
              {shown.status || shown.q || shown.yes.length > 0 ? 'These CVs' : 'All CVs'}
            </ButtonLink>
            <ButtonLink
              href={`/api/v1/post/${job.id}/applicants.csv`}
              icon="download"
              aria-label="Download as CSV"
              {...files}
            >
              CSV
            </ButtonLink>
          </div>
        )
      }
    >
      <p>
        {job.title}, {job.location} · {job.employer}
        {job.status !== 'open' && ` · ${job.status}`}
      </p>
      {job.status === 'held' && (
        <p>We are looking at this job. Until we have, nobody can decide about its applicants.</p>
      )}
      {left > 0 && (
        <p>{left === 1 ? '1 applicant has' : `${left} applicants have`} deleted their data.</p>
      )}
    </PageHeader>
  )
}

const VIEWS = [
  ['board', 'Board'],
  ['table', 'Table'],
] as const

function ViewSwitch({ jobId, shown }: Pick<ApplicantsHeaderProps, 'shown'> & { jobId: string }) {
  return (
    <nav className={styles.switch} aria-label="How to show them">
      {VIEWS.map(([view, word]) => (
        <Link
          key={view}
          href={applicantsPath(jobId, { ...shown, view })}
          aria-current={view === shown.view ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  )
}
