import { atDesk, readDeskAddress } from '#app/desk/parts/at-desk.ts'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import type { Route } from './+types/messages.route.ts'
import { InboxList } from './inbox-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const request = readDeskAddress(args.request)
  return atDesk(args, async (desk, actor) => ({
    request: { ...request, search: '' },
    ...(await desk.messages.list(actor, request)),
  }))
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <DeskPage place="/desk/messages" title="Messages" lead="What visitors wrote, newest first.">
      <InboxList
        path="/desk/messages"
        {...{ items, next, request }}
        nothing={{ title: 'No messages yet', words: 'What visitors write to you comes here.' }}
      />
    </DeskPage>
  )
}
