import { Moment } from '#app/admin/parts/moment.tsx'
import { Row, Rows } from '#app/admin/parts/rows.tsx'
import { JobStatusTag } from '#app/admin/parts/status-tag.tsx'
import type { AdminJobItem } from '#contract/admin.ts'

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
