import { atDesk, readDeskAddress } from '#app/desk/parts/at-desk.ts'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import { ListEnd } from '#app/desk/parts/list-end.tsx'
import { ListForm } from '#app/desk/parts/list-form.tsx'
import { JOB_STATUS_NAMES } from '#contract/desk-words.ts'
import { DESK_LIMITS } from '#contract/desk.ts'
import type { Route } from './+types/jobs.route.ts'
import { JobRows } from './job-rows.tsx'

export async function loader(args: Route.LoaderArgs) {
  const request = readDeskAddress(args.request)
  return atDesk(args, async (desk, actor) => ({
    request,
    limit: DESK_LIMITS.search,
    ...(await desk.jobs.list(actor, request)),
  }))
}

export default function DeskJobsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request, limit } = loaderData

  return (
    <DeskPage place="/desk/jobs" title="Jobs" lead="Every advert, open or not, newest first.">
      <ListForm
        action="/desk/jobs"
        request={request}
        search={{ label: 'Title, employer, poster’s address or reference', limit }}
        statuses={{ '': 'All', ...JOB_STATUS_NAMES }}
      />
      {items.length > 0 && <JobRows jobs={items} />}
      <ListEnd
        path="/desk/jobs"
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{ title: 'No jobs yet', words: 'What is posted or imported comes here.' }}
      />
    </DeskPage>
  )
}
