import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { AdviceNote } from '#moderation/desk/pages/parts/advice-note.tsx'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { InboxUpdate } from '#moderation/desk/admin.schema.ts'
import type { Route } from './+types/message.route.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { INBOX_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

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
  const { id, name, email, text, at, history, accountId } = message

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
            ...(email
              ? [
                  {
                    term: 'Email',
                    value: (
                      <a href={`mailto:${email}`}>
                        <EmailAddress address={email} />
                      </a>
                    ),
                  },
                ]
              : []),
            ...(accountId
              ? [
                  {
                    term: 'Account',
                    value: (
                      <Link href={`/desk/people/${accountId}`}>The account with this address</Link>
                    ),
                  },
                ]
              : []),
            { term: 'Sent', value: <Moment at={at} /> },
          ]}
        />
      </Columns>
    </AdminPage>
  )
}

interface InboxUpdateFormProps {
  action: string
  work: InboxUpdate
  rejection: Rejection | undefined
}

/** Sets the status and the note of a message or a request. */
function InboxUpdateForm({ action, work, rejection }: InboxUpdateFormProps) {
  const answer = answersOf(rejection, { ...work })
  return (
    <Card>
      <PostForm id="work-form" action={action} rejection={rejection} submitLabel="Save">
        <Select
          {...answer('status')}
          label="Status"
          options={Object.entries(INBOX_STATUS_NAMES).map(([value, label]) => ({ value, label }))}
        />
        <TextArea {...answer('note')} label="Note" hint="Only admins see it." optional />
      </PostForm>
    </Card>
  )
}
