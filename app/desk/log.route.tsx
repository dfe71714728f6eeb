import type { Route } from './+types/log.route.ts'
import { atDesk, readDeskAddress } from './parts/at-desk.ts'
import { DeskPage } from './parts/desk-page.tsx'
import { History } from './parts/history.tsx'
import { ListEnd } from './parts/list-end.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { after } = readDeskAddress(args.request)
  const request = { search: '', status: null, after }
  return atDesk(args, async (desk, actor) => ({ request, ...(await desk.log(actor, request)) }))
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <DeskPage place="/desk/log" title="Log" lead="Every change that was made here, newest first.">
      {items.length > 0 && <History entries={items} isLinked />}
      <ListEnd
        path="/desk/log"
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{
          title: 'Nothing was changed yet',
          words: 'What owners do here is written down.',
        }}
      />
    </DeskPage>
  )
}
