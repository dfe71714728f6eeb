import { atDesk, readDeskAddress } from '#app/desk/parts/at-desk.ts'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import type { Route } from './+types/startups.route.ts'
import { InboxList } from './inbox-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const request = readDeskAddress(args.request)
  return atDesk(args, async (desk, actor) => ({
    request: { ...request, search: '' },
    ...(await desk.startups.list(actor, request)),
  }))
}

export default function StartupsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <DeskPage
      place="/desk/startups"
      title="Startup requests"
      lead="What founders asked for, newest first."
    >
      <InboxList
        path="/desk/startups"
        {...{ items, next, request }}
        nothing={{ title: 'No requests yet', words: 'What founders ask for comes here.' }}
      />
    </DeskPage>
  )
}
