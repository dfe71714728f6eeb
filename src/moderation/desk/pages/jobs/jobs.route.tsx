import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { ListFooter, ListFilters } from '#moderation/desk/pages/parts/list-parts.tsx'
import { JOB_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import type { Route } from './+types/jobs.route.ts'
import { JobRows } from './job-rows.tsx'

export async function loader(args: Route.LoaderArgs) {
  const request = readListQuery(args.request)
  return loadAdminPage(args, async (admin, actor) => ({
    request,
    ...(await admin.jobs.list(actor, request)),
  }))
}

export default function AdminJobsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <AdminPage section="/desk/jobs" title="Jobs" lead="All jobs, open or not, newest first.">
      <ListFilters
        action="/desk/jobs"
        request={request}
        searchLabel="Title, employer, email, first words or reference"
        statuses={{ '': 'All', ...JOB_STATUS_NAMES }}
      />
      {items.length > 0 && <JobRows jobs={items} />}
      <ListFooter
        path="/desk/jobs"
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{ title: 'No jobs yet', words: 'Posted and imported jobs appear here.' }}
      />
    </AdminPage>
  )
}
