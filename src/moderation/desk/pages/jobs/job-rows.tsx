import type { AdminJobItem } from '#moderation/desk/jobs/admin-jobs.queries.ts'
import { Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'

export function JobRows({ jobs }: { jobs: AdminJobItem[] }) {
  return (
    <Rows>
      {jobs.map(({ id, title, employer, status, postedAt, posterEmail }) => (
        <Row
          key={id}
          href={`/desk/jobs/${id}`}
          title={title}
          tag={<JobStatusTag status={status} />}
          facts={[
            employer,
            posterEmail ?? 'Not posted by a person',
            <Moment key="at" at={postedAt} />,
          ]}
        />
      ))}
    </Rows>
  )
}
