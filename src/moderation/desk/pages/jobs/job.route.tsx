import type { AdminJob } from '#moderation/desk/jobs/admin-jobs.service.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { z } from 'zod'
import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, Part, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { isOwnQuestion } from '#trade/questions/screening-questions.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { TakeDown } from '#moderation/desk/admin.schema.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Route } from './+types/job.route.ts'
import { JobChanges } from './job-changes.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'

export async function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, async (admin, actor) => ({
    job: await admin.jobs.find(actor, args.params.id),
  }))
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  if (new URL(args.request.url).searchParams.get('do') === 'restore') {
    return runAdminAction(args, {
      schema: z.object({}),
      act: (admin, actor) => admin.jobs.restore(actor, id),
      flash: 'job-restored',
    })
  }
  return runAdminAction(args, {
    schema: TakeDown,
    act: (admin, actor, because) => admin.jobs.takeDown(actor, id, because),
    flash: 'job-taken-down',
  })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function AdminJobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job } = loaderData
  const questions = job.questions.filter(isOwnQuestion)

  return (
    <AdminPage
      section="/desk/jobs"
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
            <TakeDownCard job={job} rejection={actionData} />
            <HistorySection entries={job.history} />
          </>
        }
      >
        <Facts items={factsOf(job)} />
      </Columns>
      <Part id="changes" title="What its organisation did">
        <JobChanges changes={job.changes} />
      </Part>
      {/* Last, because it can be long and the actions must stay within reach. */}
      <Part id="advert" title="The advert">
        <WrittenText>{job.description}</WrittenText>
      </Part>
      {questions.length > 0 && (
        <Part id="questions" title="What it asks applicants">
          <ul>
            {questions.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
    </AdminPage>
  )
}

function factsOf(job: AdminJob) {
  const { poster, source, applyEmail, location, postedAt, closesAt } = job
  return [
    { term: 'Status', value: <JobStatusTag status={job.status} /> },
    ...(job.status === 'removed' || job.status === 'held'
      ? []
      : [{ term: 'Page', value: <Link href={jobPath(job)}>See the public page</Link> }]),
    {
      term: 'Posted by',
      value: poster ? (
        <Link href={`/desk/people/${poster.id}`}>{`${poster.name}, ${poster.email}`}</Link>
      ) : (
        (source ?? 'A deleted account')
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

interface TakeDownProps {
  job: AdminJob
  rejection: Rejection | undefined
}

/** Takes a job down, or restores one that was taken down. */
function TakeDownCard({ job, rejection }: TakeDownProps) {
  return (
    <Card>
      {job.status === 'removed' ? (
        <RestoreForm {...{ job, rejection }} />
      ) : (
        <TakeDownForm {...{ job, rejection }} />
      )}
    </Card>
  )
}

function TakeDownForm({ job, rejection }: TakeDownProps) {
  const hint = job.poster
    ? `${job.poster.email} gets it by email.`
    : 'It stays in the log. No account posted this job, so no email is sent.'

  return (
    <Disclosure summary="Take this job down" open={rejection !== undefined}>
      <PostForm
        id="take-down-form"
        action={`/desk/jobs/${job.id}?do=take-down`}
        rejection={rejection}
        submitLabel="Take it down"
        tone="danger"
      >
        <p>It disappears from every list at once, and so does its page.</p>
        <TextArea
          {...answersOf(rejection)('reason')}
          label="Why is it taken down?"
          hint={hint}
          rows={3}
        />
      </PostForm>
    </Disclosure>
  )
}

function RestoreForm({ job, rejection }: Omit<TakeDownProps, 'limit'>) {
  if (job.restoreDenial) return <Banner tone="info">{job.restoreDenial}</Banner>
  return (
    <PostForm
      id="restore-form"
      action={`/desk/jobs/${job.id}?do=restore`}
      rejection={rejection}
      submitLabel="Restore it"
      tone="secondary"
    >
      <p>Its page comes back as a closed job. The person who posted it can reopen it.</p>
    </PostForm>
  )
}
