import { z } from 'zod'
import { atDesk, doAtDesk } from '#app/desk/parts/at-desk.ts'
import { Columns, Part, WrittenText } from '#app/desk/parts/columns.tsx'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import { HistorySection } from '#app/desk/parts/history.tsx'
import { Moment } from '#app/desk/parts/moment.tsx'
import { JobStatusTag } from '#app/desk/parts/status-tag.tsx'
import { jobPath } from '#contract/paths/job-paths.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { DESK_LIMITS, TakeDown, type DeskJob } from '#contract/desk.ts'
import { formatCount } from '#contract/formats.ts'
import type { Route } from './+types/job.route.ts'
import { JobActions } from './job-actions.tsx'

export async function loader(args: Route.LoaderArgs) {
  return atDesk(args, async (desk, actor) => ({
    job: await desk.jobs.find(actor, args.params.id),
    limit: DESK_LIMITS.reason,
  }))
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  if (new URL(args.request.url).searchParams.get('do') === 'restore') {
    return doAtDesk(args, {
      schema: z.object({}),
      act: (desk, actor) => desk.jobs.restore(actor, id),
      flash: 'job-restored',
    })
  }
  return doAtDesk(args, {
    schema: TakeDown,
    act: (desk, actor, because) => desk.jobs.takeDown(actor, id, because),
    flash: 'job-taken-down',
  })
}

export default function DeskJobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, limit } = loaderData

  return (
    <DeskPage
      place="/desk/jobs"
      title={job.title}
      isWithin
      isRejected={actionData !== undefined}
      lead={job.employer}
    >
      {job.removedBecause && (
        <Banner tone="warning" title="This job was taken down">
          {job.removedBecause}
        </Banner>
      )}
      <Columns
        aside={
          <>
            <JobActions job={job} rejection={actionData} limit={limit} />
            <HistorySection entries={job.history} />
          </>
        }
      >
        <Facts items={factsOf(job)} />
      </Columns>
      {/* Last, because it can be long and what can be done about it must not be far. */}
      <Part id="advert" title="The advert">
        <WrittenText>{job.description}</WrittenText>
      </Part>
    </DeskPage>
  )
}

function factsOf(job: DeskJob) {
  const { poster, source, applyEmail, location, postedAt, closesAt } = job
  return [
    { term: 'Status', value: <JobStatusTag status={job.status} /> },
    ...(job.status === 'removed'
      ? []
      : [{ term: 'Page', value: <a href={jobPath(job)}>See it as everybody does</a> }]),
    {
      term: 'Posted by',
      value: poster ? (
        <a href={`/desk/people/${poster.id}`}>{`${poster.name}, ${poster.email}`}</a>
      ) : (
        (source ?? 'Nobody who is here')
      ),
    },
    ...(applyEmail ? [{ term: 'Apply to', value: applyEmail }] : []),
    { term: 'Where', value: location },
    { term: 'Posted', value: <Moment at={postedAt} /> },
    ...(closesAt ? [{ term: 'Closes', value: <Moment at={closesAt} /> }] : []),
    { term: 'Applications', value: formatCount(job.applications) },
    { term: 'Reference', value: job.id },
  ]
}
