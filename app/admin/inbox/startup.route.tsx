import { tryServerAction } from '#app/forms/try-server-action.ts'
import { loadAdminPage, runAdminAction } from '#app/admin/parts/admin-page-loader.ts'
import { Columns, WrittenText } from '#app/admin/parts/columns.tsx'
import { AdminPage } from '#app/admin/parts/admin-page.tsx'
import { HistorySection } from '#app/admin/parts/history.tsx'
import { Moment } from '#app/admin/parts/moment.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { ADMIN_LIMITS, InboxUpdate, type AdminStartupRequest } from '#contract/admin.ts'
import { formatCount } from '#contract/formats.ts'
import type { Route } from './+types/startup.route.ts'
import { InboxUpdateForm } from '#app/admin/inbox/inbox-update-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, async (admin, actor) => ({
    startup: await admin.startups.find(actor, args.params.id),
    limit: ADMIN_LIMITS.note,
  }))
}

export async function action(args: Route.ActionArgs) {
  return runAdminAction(args, {
    schema: InboxUpdate,
    act: (admin, actor, work) => admin.startups.update(actor, args.params.id, work),
    flash: 'desk-saved',
  })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export default function StartupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { startup, limit } = loaderData
  const { id, companyName, text, history } = startup

  return (
    <AdminPage
      section="/desk/startups"
      title={companyName}
      isWithin
      isRejected={actionData !== undefined}
    >
      <Columns
        aside={
          <>
            <InboxUpdateForm
              action={`/desk/startups/${id}`}
              work={startup}
              rejection={actionData}
              limit={limit}
            />
            <HistorySection entries={history} />
          </>
        }
      >
        <WrittenText>{text}</WrittenText>
        <Document {...startup} />
        <Facts items={factsOf(startup)} />
      </Columns>
    </AdminPage>
  )
}

/** A plain link: the browser saves it, and no script prefetches it. */
function Document({ id, document }: AdminStartupRequest) {
  if (!document) return <p>No document was attached.</p>
  const kilobytes = formatCount(Math.max(1, Math.round(document.size / 1024)))

  return (
    <div>
      <ButtonLink href={`/desk/startups/${id}/document`} icon="file" reloadDocument>
        Save {document.name} ({kilobytes} KB)
      </ButtonLink>
    </div>
  )
}

function factsOf({ typeOfHealthcare, email, phone, at }: AdminStartupRequest) {
  return [
    ...(typeOfHealthcare ? [{ term: 'Type of healthcare', value: typeOfHealthcare }] : []),
    { term: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
    ...(phone ? [{ term: 'Phone', value: phone }] : []),
    { term: 'Sent', value: <Moment at={at} /> },
  ]
}
