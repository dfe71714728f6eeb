import type { Route } from './+types/log.route.ts'
import { loadAdminPage, readListQuery } from './parts/admin-page-loader.ts'
import { AdminPage } from './parts/admin-page.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { History } from './parts/history.tsx'
import { ListFooter } from './parts/list-parts.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { after } = readListQuery(args.request)
  const request = { search: '', status: null, after }
  return loadAdminPage(args, async (admin, actor) => ({
    request,
    ...(await admin.log(actor, request)),
  }))
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { items, next, request } = loaderData

  return (
    <AdminPage
      section="/desk/log"
      title="Log"
      lead={
        <p>
          Every change that admins made, newest first. The database lets nobody change it.{' '}
          <Link href="/desk/log.csv" reloadDocument>
            Download it as CSV
          </Link>
        </p>
      }
    >
      {items.length > 0 && <History entries={items} isLinked />}
      <ListFooter
        path="/desk/log"
        request={request}
        next={next}
        isEmpty={items.length === 0}
        nothing={{
          title: 'No changes yet',
          words: 'Changes that admins make are recorded here.',
        }}
      />
    </AdminPage>
  )
}
