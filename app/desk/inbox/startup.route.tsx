import { atDesk, doAtDesk } from '#app/desk/parts/at-desk.ts'
import { Columns, WrittenText } from '#app/desk/parts/columns.tsx'
import { DeskPage } from '#app/desk/parts/desk-page.tsx'
import { HistorySection } from '#app/desk/parts/history.tsx'
import { Moment } from '#app/desk/parts/moment.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { DESK_LIMITS, DeskWork, type DeskStartup } from '#contract/desk.ts'
import { formatCount } from '#contract/formats.ts'
import type { Route } from './+types/startup.route.ts'
import { WorkForm } from './work-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  return atDesk(args, async (desk, actor) => ({
    startup: await desk.startups.find(actor, args.params.id),
    limit: DESK_LIMITS.note,
  }))
}

export async function action(args: Route.ActionArgs) {
  return doAtDesk(args, {
    schema: DeskWork,
    act: (desk, actor, work) => desk.startups.settle(actor, args.params.id, work),
    flash: 'desk-saved',
  })
}

export default function StartupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { startup, limit } = loaderData
  const { id, companyName, text, history } = startup

  return (
    <DeskPage
      place="/desk/startups"
      title={companyName}
      isWithin
      isRejected={actionData !== undefined}
    >
      <Columns
        aside={
          <>
            <WorkForm
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
    </DeskPage>
  )
}

/** A plain link: the browser saves it, and no script prefetches it. */
function Document({ id, document }: DeskStartup) {
  if (!document) return <p>No document came with it.</p>
  const kilobytes = formatCount(Math.max(1, Math.round(document.size / 1024)))

  return (
    <div>
      <ButtonLink href={`/desk/startups/${id}/document`} icon="file">
        Save {document.name} ({kilobytes} KB)
      </ButtonLink>
    </div>
  )
}

function factsOf({ typeOfHealthcare, email, phone, at }: DeskStartup) {
  return [
    ...(typeOfHealthcare ? [{ term: 'Type of healthcare', value: typeOfHealthcare }] : []),
    { term: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
    ...(phone ? [{ term: 'Phone', value: phone }] : []),
    { term: 'Sent', value: <Moment at={at} /> },
  ]
}
