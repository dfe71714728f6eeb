import { Moment } from '#app/desk/parts/moment.tsx'
import { Row, Rows } from '#app/desk/parts/rows.tsx'
import { JobStatusTag } from '#app/desk/parts/status-tag.tsx'
import type { DeskJobItem } from '#contract/desk.ts'

export function JobRows({ jobs }: { jobs: DeskJobItem[] }) {
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
