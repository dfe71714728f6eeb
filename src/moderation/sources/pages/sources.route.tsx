import { z } from 'zod'
import { requestContext } from '#platform/pages/context.ts'
import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { Columns, Part } from '#moderation/desk/pages/parts/columns.tsx'
import { DESK_SOURCES_PATH } from '#moderation/desk/admin-paths.ts'
import { Figures } from '#board/sources/pages/parts/figures.tsx'
import { PagedSources } from '#board/sources/pages/parts/paged-sources.tsx'
import { toSourcePage } from '#board/sources/pages/source-page.ts'
import type { SourceHold } from '#board/sources/sources.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { formatCount, timeAgo } from '#platform/primitives/formats.ts'
import type { Route } from './+types/sources.route.ts'
import { HoldCard, OptOutCard, SourceCard } from './desk-cards.tsx'
import { countNeedy, toShownHold } from './shown-holds.ts'
import { toShownSource } from './shown-desk-sources.ts'

const PER_PAGE = 15
/** More silent sources than this are only in the table, which begins with them. */
const MOST_SILENT = 5

export async function loader(args: Route.LoaderArgs) {
  const { sourceDesk } = args.context.get(requestContext)
  const { searchParams } = new URL(args.request.url)
  const opened = searchParams.get('source')
  return loadAdminPage(args, async (_admin, actor) => {
    const { sources, open, holds, day, optOuts, runs } = await sourceDesk.overview(actor)
    const compared = searchParams.get('compare') ?? ''
    // One that was decided meanwhile is compared no more.
    const isWaiting = holds.some(({ id, state }) => id === compared && state === 'open')
    const nameOf = new Map(sources.map(({ id, name, employer }) => [id, employer ?? name]))
    const shown = sources.map((source) =>
      toShownSource(source, { runs: runs.get(source.id) ?? [], open: open[source.id] }),
    )
    const held = holds.filter(({ state }) => state === 'open')
    const closings = held.reduce((sum, { missing }) => sum + missing, 0)
    const sorted = shown.toSorted((one, other) => other.urgency - one.urgency)
    const wanted = sorted.find(({ key }) => key === opened)
    return {
      needy: countNeedy(sources),
      lead: leadOf(day),
      figures: [
        { value: formatCount(closings), words: 'closings held back' },
        { value: formatCount(day.closed), words: 'closed in the last day' },
        { value: formatCount(day.reopened), words: 'came back' },
        { value: formatCount(day.old), words: 'old, marked on the site' },
      ],
      holds: holds.filter(isShown).map((hold) =>
        toShownHold(hold, {
          source: nameOf.get(hold.sourceId) ?? '',
          runs: runs.get(hold.sourceId) ?? [],
          actorId: actor.id,
        }),
      ),
      silent: sorted
        .filter(({ key, isSilent }) => isSilent && key !== wanted?.key)
        .slice(0, MOST_SILENT)
        .concat(wanted ?? []),
      list: toSourcePage(sorted, searchParams, PER_PAGE),
      comparison: isWaiting ? await sourceDesk.compare(actor, compared) : null,
      optOuts,
      seenOptOuts:
        searchParams.get('see') === 'opt-outs' ? await sourceDesk.listOptOuts(actor) : null,
    }
  })
}

/** One that waits, or that can be undone. */
function isShown({ state, undoUntil }: SourceHold) {
  return state === 'open' || undoUntil !== null
}

function leadOf(day: {
  sources: number
  runs: number
  failed: number
  newestAdvertAt: string | null
}) {
  const newest = day.newestAdvertAt ? ` · newest advert ${timeAgo(day.newestAdvertAt)}` : ''
  return `${formatCount(day.sources)} read in the last day · ${formatCount(day.runs)} runs, ${formatCount(day.failed)} failed${newest}`
}

const Id = z.object({ id: z.string().default('') })

/** The forms of the page, by the name in its URL (`?do=`). */
const ACTIONS = {
  accept: { act: 'accept', flash: 'desk-saved' },
  refuse: { act: 'refuse', flash: 'desk-saved' },
  undo: { act: 'undo', flash: 'desk-saved' },
  read: { act: 'readAgain', flash: 'desk-saved' },
  close: { act: 'closeNow', flash: 'desk-saved' },
  off: { act: 'turnOff', flash: 'desk-saved' },
} as const

export async function action(args: Route.ActionArgs) {
  const wanted = new URL(args.request.url).searchParams.get('do') ?? ''
  const { sourceDesk } = args.context.get(requestContext)
  const { act, flash } = Object.hasOwn(ACTIONS, wanted)
    ? ACTIONS[wanted as keyof typeof ACTIONS]
    : ACTIONS.read
  return runAdminAction(args, {
    schema: Id,
    act: async (_admin, actor, { id }) => void (await sourceDesk[act](actor, id)),
    flash,
  })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function DeskSourcesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { needy, lead, figures, holds, silent, list, comparison, optOuts, seenOptOuts } = loaderData
  return (
    <AdminPage
      section={DESK_SOURCES_PATH}
      isRejected={actionData !== undefined}
      title={titleOf(needy)}
      lead={
        <>
          <p>
            The lists of adverts that we read by ourselves. Look here at what a list wants to close,
            and at lists that we cannot read.
          </p>
          <p>{lead}</p>
        </>
      }
    >
      {actionData && (
        <Banner tone="danger" live>
          {Object.values(actionData.errors)[0]}
        </Banner>
      )}
      <Figures figures={figures} />
      <Columns
        aside={
          <>
            {silent.map((source) => (
              <SourceCard key={source.key} source={source} />
            ))}
            <OptOutCard count={optOuts} optOuts={seenOptOuts} />
          </>
        }
      >
        {holds.map((hold) => (
          <HoldCard key={hold.id} hold={hold} comparison={comparison} />
        ))}
        <Part id="all" title="All sources">
          <PagedSources
            path={`${DESK_SOURCES_PATH}#all`}
            shown={list}
            columns={['Source', 'State', 'What happened', 'Adverts', 'Last run']}
            rows={list.rows.map(({ key, name, about, condition, happened, adverts, lastRun }) => ({
              key,
              name,
              about,
              href: `${DESK_SOURCES_PATH}?source=${key}`,
              cells: [
                <Tag key="state" tone={condition.tone}>
                  {condition.words}
                </Tag>,
                happened,
                adverts,
                lastRun,
              ],
            }))}
          />
        </Part>
      </Columns>
    </AdminPage>
  )
}

function titleOf(needy: number) {
  if (needy === 0) return 'Sources'
  return needy === 1 ? 'One source needs you' : `${formatCount(needy)} sources need you`
}
