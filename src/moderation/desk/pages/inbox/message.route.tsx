import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { AdviceNote } from '#moderation/desk/pages/parts/advice-note.tsx'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { Moment } from '#moderation/desk/pages/parts/moment.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { InboxUpdate } from '#moderation/desk/admin.schema.ts'
import type { Route } from './+types/message.route.ts'
import { InboxUpdateForm } from './inbox-update-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, async (admin, actor) => ({
    message: await admin.messages.find(actor, args.params.id),
  }))
}

export async function action(args: Route.ActionArgs) {
  return runAdminAction(args, {
    schema: InboxUpdate,
    act: (admin, actor, work) => admin.messages.update(actor, args.params.id, work),
    flash: 'desk-saved',
  })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message } = loaderData
  const { id, name, email, text, at, history } = message

  return (
    <AdminPage
      section="/desk/messages"
      title={`Message from ${name || email}`}
      isWithin
      isRejected={actionData !== undefined}
    >
      <Columns
        aside={
          <>
            <InboxUpdateForm
              action={`/desk/messages/${id}`}
              work={message}
              rejection={actionData}
            />
            <HistorySection entries={history} />
          </>
        }
      >
        <WrittenText>{text}</WrittenText>
        <AdviceNote />
        <Facts
          items={[
            ...(name ? [{ term: 'Name', value: name }] : []),
            { term: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
            { term: 'Sent', value: <Moment at={at} /> },
          ]}
        />
      </Columns>
    </AdminPage>
  )
}
