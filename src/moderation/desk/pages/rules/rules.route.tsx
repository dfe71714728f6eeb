import { loadAdminPage } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import type { RuleFigures } from '#moderation/cases/queue.ts'
import type { Route } from './+types/rules.route.ts'
import styles from './rules.module.css'

const EFFECTS = { refuse: 'Refuses', hold: 'Holds', mark: 'Marks' } as const

/** A rule’s figures, in texts made on the server. */
function toRow({ code, name, effect, mode, found, upheld, lifted }: RuleFigures) {
  const decided = upheld + lifted
  return {
    code,
    name,
    does: mode === 'background' ? 'Counts only' : EFFECTS[effect],
    found: formatCount(found),
    upheld: formatCount(upheld),
    lifted: formatCount(lifted),
    share: decided === 0 ? '–' : `${Math.round((upheld / decided) * 100)}%`,
    isShown: found > 0 || mode === 'background',
  }
}

type Row = ReturnType<typeof toRow>

export async function loader(args: Route.LoaderArgs) {
  const { desk } = args.context.get(requestContext).moderation
  return loadAdminPage(args, async (_admin, actor) => {
    const rows = (await desk.rules(actor)).map(toRow)
    return {
      shown: rows.filter(({ isShown }) => isShown),
      quiet: rows.filter(({ isShown }) => !isShown),
    }
  })
}

export default function RulesPage({ loaderData: { shown, quiet } }: Route.ComponentProps) {
  return (
    <AdminPage
      section="/desk"
      isWithin
      title="Rule performance"
      lead="What each rule found in adverts and messages in the last 90 days, and what the desk decided. A rule that is often lifted stops honest people."
    >
      {shown.length > 0 ? <RuleTable rows={shown} /> : <p>No rule has found anything.</p>}
      {quiet.length > 0 && (
        <Disclosure summary={`${quiet.length} rules found nothing`}>
          <ul className={styles.quiet}>
            {quiet.map(({ code, name, does }) => (
              <li key={code}>
                <b>{code}</b> {name} <span className={styles.soft}>{does}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </AdminPage>
  )
}

function RuleTable({ rows }: { rows: Row[] }) {
  return (
    <table className={styles.rules}>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Does</th>
          <th scope="col">Found</th>
          <th scope="col">Upheld</th>
          <th scope="col">Lifted</th>
          <th scope="col">Share upheld</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, does, found, upheld, lifted, share }) => (
          <tr key={code}>
            <th scope="row">
              {code} <span className={styles.name}>{name}</span>
            </th>
            <td data-of="Does">{does}</td>
            <td data-of="Found">{found}</td>
            <td data-of="Upheld">{upheld}</td>
            <td data-of="Lifted">{lifted}</td>
            <td data-of="Share upheld">{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
