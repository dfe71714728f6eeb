import { atDesk, doAtDesk } from '#app/desk/parts/at-desk.ts'
import { Columns, WrittenText } from '#app/desk/parts/columns.tsx'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import { HistorySection } from '#app/desk/parts/history.tsx'
import { Moment } from '#app/desk/parts/moment.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { DESK_LIMITS, DeskWork } from '#contract/desk.ts'
import type { Route } from './+types/message.route.ts'
import { WorkForm } from './work-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return atDesk(args, async (desk, actor) => ({
    message: await desk.messages.find(actor, args.params.id),
    limit: DESK_LIMITS.note,
  }))
}

export async function action(args: Route.ActionArgs) {
  return doAtDesk(args, {
    schema: DeskWork,
    act: (desk, actor, work) => desk.messages.settle(actor, args.params.id, work),
    flash: 'desk-saved',
  })
}

export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, limit } = loaderData
  const { id, name, email, text, at, history } = message

  return (
    <DeskPage
      place="/desk/messages"
      title={`Message from ${name || email}`}
      isWithin
      isRejected={actionData !== undefined}
    >
      <Columns
        aside={
          <>
            <WorkForm
              action={`/desk/messages/${id}`}
              work={message}
              rejection={actionData}
              limit={limit}
            />
            <HistorySection entries={history} />
          </>
        }
      >
        <WrittenText>{text}</WrittenText>
        <Facts
          items={[
            ...(name ? [{ term: 'Name', value: name }] : []),
            { term: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
            { term: 'Sent', value: <Moment at={at} /> },
          ]}
        />
      </Columns>
    </DeskPage>
  )
}
