import { z } from 'zod'
import { JobRows } from '#app/desk/jobs/job-rows.tsx'
import { atDesk, doAtDesk } from '#app/desk/parts/at-desk.ts'
import { Columns, Part } from '#app/desk/parts/columns.tsx'
import { listPath } from '#contract/paths/desk-paths.ts'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import { HistorySection } from '#app/desk/parts/history.tsx'
import { Moment } from '#app/desk/parts/moment.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { DESK_LIMITS, Suspension as SuspensionForm, type DeskPerson } from '#contract/desk.ts'
import { formatCount } from '#contract/formats.ts'
import type { Route } from './+types/person.route.ts'
import { PersonTags } from './person-tags.tsx'
import { Suspension } from './suspension.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  return atDesk(args, async (desk, actor) => ({
    person: await desk.people.find(actor, id),
    isYou: actor.id === id,
    limit: DESK_LIMITS.reason,
  }))
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  if (new URL(args.request.url).searchParams.get('do') === 'unsuspend') {
    return doAtDesk(args, {
      schema: z.object({}),
      act: (desk, actor) => desk.people.unsuspend(actor, id),
      flash: 'person-unsuspended',
    })
  }
  return doAtDesk(args, {
    schema: SuspensionForm,
    act: (desk, actor, because) => desk.people.suspend(actor, id, because),
    flash: 'person-suspended',
  })
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, isYou, limit } = loaderData
  const { total, newest } = person.jobs

  return (
    <DeskPage
      place="/desk/people"
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
      <Columns
        aside={
          <>
            <Suspension person={person} isYou={isYou} rejection={actionData} limit={limit} />
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
    </DeskPage>
  )
}

function factsOf({ email, country, since, isConfirmed, jobs, applications }: DeskPerson) {
  return [
    { term: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
    { term: 'Confirmed', value: isConfirmed ? 'Yes' : 'Not yet' },
    { term: 'Country', value: country },
    { term: 'Here since', value: <Moment at={since} /> },
    { term: 'Jobs posted', value: formatCount(jobs.total) },
    { term: 'Applications sent', value: formatCount(applications.sent) },
    { term: 'Applications to their jobs', value: formatCount(applications.received) },
  ]
}
