import type { AdminPerson } from '#moderation/desk/people/admin-people.service.ts'
import { z } from 'zod'
import { JobRows } from '#moderation/desk/pages/jobs/job-rows.tsx'
import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, Part } from '#moderation/desk/pages/parts/columns.tsx'
import { listPath } from '#moderation/desk/admin-paths.ts'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Suspension as SuspensionForm } from '#moderation/desk/admin.schema.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Route } from './+types/person.route.ts'
import { PersonTags } from './person-tags.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  return loadAdminPage(args, async (admin, actor) => ({
    person: await admin.people.find(actor, id),
    isYou: actor.id === id,
  }))
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  if (new URL(args.request.url).searchParams.get('do') === 'unsuspend') {
    return runAdminAction(args, {
      schema: z.object({}),
      act: (admin, actor) => admin.people.unsuspend(actor, id),
      flash: 'person-unsuspended',
    })
  }
  return runAdminAction(args, {
    schema: SuspensionForm,
    act: (admin, actor, because) => admin.people.suspend(actor, id, because),
    flash: (outcome) => (outcome === 'done' ? 'person-suspended' : 'suspension-proposed'),
  })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isYou } = loaderData
  const { total, newest } = person.jobs

  return (
    <AdminPage
      section="/desk/people"
      title={person.name || person.email}
      isWithin
      isRejected={actionData !== undefined}
      lead={(person.isOwner || person.isSuspended) && <PersonTags person={person} />}
    >
      {person.suspendedAt && (
        <Banner tone="warning" title="This person is suspended">
          {person.suspendedBecause} (<Moment at={person.suspendedAt} />)
        </Banner>
      )}
      {person.openSuspension && (
        <Banner tone="warning" title="A suspension waits for a second admin">
          <Link href={`/desk/queue/${person.openSuspension}`}>Read it and decide</Link>
        </Banner>
      )}
      <Columns
        aside={
          <>
            <SuspensionCard person={person} isYou={isYou} rejection={actionData} />
            <HistorySection entries={person.history} />
          </>
        }
      >
        <Facts items={factsOf(person)} />
        <Part id="jobs" title="Jobs they posted">
          {total > 0 ? <JobRows jobs={newest} /> : <p>None.</p>}
          {total > newest.length && (
            <ArrowLink href={listPath('/desk/jobs', { search: person.email })}>
              {`All ${formatCount(total)}`}
            </ArrowLink>
          )}
        </Part>
      </Columns>
    </AdminPage>
  )
}

function factsOf({ email, country, since, isConfirmed, jobs, applications }: AdminPerson) {
  return [
    {
      term: 'Email',
      value: (
        <a href={`mailto:${email}`}>
          <EmailAddress address={email} />
        </a>
      ),
    },
    { term: 'Confirmed', value: isConfirmed ? 'Yes' : 'Not yet' },
    { term: 'Country', value: country },
    { term: 'Joined', value: <Moment at={since} /> },
    { term: 'Jobs posted', value: formatCount(jobs.total) },
    { term: 'Applications sent', value: formatCount(applications.sent) },
    { term: 'Applications to their jobs', value: formatCount(applications.received) },
  ]
}

interface SuspensionProps {
  person: AdminPerson
  /** The person is the admin who views the page. */
  isYou: boolean
  rejection: Rejection | undefined
}

/** Suspends a person, or lifts their suspension. */
function SuspensionCard({ person, isYou, rejection }: SuspensionProps) {
  const action = `/desk/people/${person.id}`
  if (isYou) return <Card>This is your own account. Only another admin can suspend you.</Card>
  if (person.openSuspension) return null
  if (person.isSuspended) {
    return (
      <Card>
        <PostForm
          id="unsuspend-form"
          action={`${action}?do=unsuspend`}
          rejection={rejection}
          submitLabel="Lift the suspension"
          tone="secondary"
        >
          <p>
            They can log in at once, and get an email that says so. Their jobs come back closed, and
            they can reopen them.
          </p>
        </PostForm>
      </Card>
    )
  }
  return (
    <Card>
      <Disclosure summary="Suspend this person" open={rejection !== undefined}>
        <PostForm
          id="suspend-form"
          action={`${action}?do=suspend`}
          rejection={rejection}
          submitLabel="Suspend"
          tone="danger"
        >
          <p>
            They are logged out everywhere at once, and all jobs they posted are taken down. If that
            leaves an organisation that somebody has applied to without an owner, another admin must
            agree.
          </p>
          <TextArea
            {...answersOf(rejection)('reason')}
            label="Why are they suspended?"
            hint="They read it in an email, and when they try to log in."
            rows={3}
          />
        </PostForm>
      </Disclosure>
    </Card>
  )
}
