import type { AdminOverview } from '#moderation/desk/admin.service.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import { DATA_PATH, DESK_SOURCES_PATH } from '#moderation/desk/admin-paths.ts'
import type { QueueStatistics } from '#moderation/cases/queue.ts'
import type { Route } from './+types/overview.route.ts'
import styles from './overview.module.css'
import { loadAdminPage } from './parts/admin-page-loader.ts'
import { requestContext } from '#platform/pages/context.ts'
import { Statistics } from '#moderation/cases/pages/queue/statistics.tsx'
import { Part } from './parts/columns.tsx'
import { AdminPage } from './parts/admin-page.tsx'
import { History } from './parts/history.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { desk } = args.context.get(requestContext).moderation
  return loadAdminPage(args, async (admin, actor) => ({
    overview: await admin.overview(actor),
    statistics: await desk.statistics(actor),
  }))
}

export default function OverviewPage({
  loaderData: { overview, statistics },
}: Route.ComponentProps) {
  const { messages, startups, sources, newest } = overview
  const isQuiet = messages.new + startups.waiting + sources.needy + statistics.open === 0

  return (
    <AdminPage
      section="/desk"
      title="Site admin"
      lead={isQuiet ? 'Nothing new has arrived.' : 'Something is waiting.'}
    >
      <ul className={styles.cards}>
        {cardsOf(overview, statistics).map(({ title, href, figure, words, more }) => (
          <Card as="li" key={title} interactive>
            <h2 className={styles.title}>
              <Link className="card-link" href={href}>
                {title}
              </Link>
            </h2>
            <p>
              <strong className={styles.figure}>{formatCount(figure)}</strong> {words}
            </p>
            <p className={styles.more}>{more}</p>
          </Card>
        ))}
      </ul>
      <Part id="figures" title="Cases">
        <Statistics statistics={statistics} />
        <ArrowLink href="/desk/rules">Rule performance</ArrowLink>
      </Part>
      <p className={styles.more}>{guessingWords(overview)}</p>
      {newest.length > 0 && (
        <Part id="recent" title="Recent changes">
          <History entries={newest} isLinked />
          <ArrowLink href="/desk/log">Full log</ArrowLink>
        </Part>
      )}
    </AdminPage>
  )
}

function guessingWords({ wrongCodes, isGuessing }: AdminOverview) {
  const codes = wrongCodes === 1 ? 'wrong code' : 'wrong codes'
  const count = `${formatCount(wrongCodes)} ${codes} for new passwords in the last hour.`
  return isGuessing ? `${count} Somebody is guessing: emails have links instead for now.` : count
}

function registerWords(age: number | null) {
  if (age === null) return 'No register is loaded'
  return age === 1 ? 'Register of yesterday' : `Register ${formatCount(age)} days old`
}

function cardsOf(
  { messages, startups, sources, ...counts }: AdminOverview,
  { open, late, pending }: QueueStatistics,
) {
  const { rulesAge, registerAge, isOld } = counts.data
  return [
    {
      title: 'Rules and register',
      href: DATA_PATH,
      figure: rulesAge,
      words: rulesAge === 1 ? 'day since the rules were read' : 'days since the rules were read',
      more: `${registerWords(registerAge)}${isOld ? '. All passes are grey' : ''}`,
    },
    {
      title: 'Queue',
      href: '/desk/queue',
      figure: open,
      words: open === 1 ? 'open case' : 'open cases',
      more: `${formatCount(late)} late, ${formatCount(pending)} wait for an answer`,
    },
    {
      title: 'Messages',
      href: '/desk/messages?status=new',
      figure: messages.new,
      words: 'new',
      more: `${formatCount(messages['in-progress'])} in progress`,
    },
    {
      title: 'Founders’ cases',
      href: '/desk/startups?status=with-us',
      figure: startups.waiting,
      words: startups.waiting === 1 ? 'waits for us' : 'wait for us',
      more: `${formatCount(startups.overdue)} overdue, ${formatCount(startups.theirs)} wait for them`,
    },
    {
      title: 'Jobs',
      href: '/desk/jobs',
      figure: counts.openJobs,
      words: 'open',
      more: `${formatCount(counts.takenDown)} taken down`,
    },
    {
      title: 'Lists of adverts',
      href: DESK_SOURCES_PATH,
      figure: sources.needy,
      words: sources.needy === 1 ? 'needs you' : 'need you',
      more: `${formatCount(sources.on)} are read`,
    },
    {
      title: 'Organisations',
      href: '/desk/organisations',
      figure: counts.proved,
      words: 'proved',
      more: `of ${formatCount(counts.organisations)}`,
    },
    {
      title: 'People',
      href: '/desk/people',
      figure: counts.people,
      words: counts.people === 1 ? 'account' : 'accounts',
      more: `${formatCount(counts.suspended)} suspended`,
    },
  ]
}
