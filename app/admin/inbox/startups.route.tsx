import { loadAdminPage, readListQuery } from '#app/admin/parts/admin-page-loader.ts'
import { AdminPage } from '#app/admin/parts/admin-page.tsx'
import type { Route } from './+types/startups.route.ts'
import { InboxList } from './inbox-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const request = readListQuery(args.request)
  return loadAdminPage(args, async (admin, actor) => ({
    request: { ...request, search: '' },
    ...(await admin.startups.list(actor, request)),
  }))
}

export default function StartupsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <AdminPage
      section="/desk/startups"
      title="Startup requests"
      lead="Requests from founders, newest first."
    >
      <InboxList
        path="/desk/startups"
        {...{ items, next, request }}
        nothing={{ title: 'No requests yet', words: 'Requests from founders appear here.' }}
      />
    </AdminPage>
  )
}
