import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import type { Route } from './+types/messages.route.ts'
import { InboxList } from './inbox-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const request = readListQuery(args.request)
  return loadAdminPage(args, async (admin, actor) => ({
    request: { ...request, search: '' },
    ...(await admin.messages.list(actor, request)),
  }))
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <AdminPage
      section="/desk/messages"
      title="Messages"
      lead="Messages from visitors, newest first."
    >
      <InboxList
        path="/desk/messages"
        {...{ items, next, request }}
        nothing={{ title: 'No messages yet', words: 'Messages from visitors appear here.' }}
      />
    </AdminPage>
  )
}
