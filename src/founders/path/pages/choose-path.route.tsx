import { CareHome } from '#platform/art/care-home.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { PageTop } from '#platform/layout/sections/page-top.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import {
  FOUNDER_PATH,
  founderPath,
  KIND_NAMES,
  NATION_NAMES,
  PATH_KINDS,
  PATH_NATIONS,
} from '#founders/path/founder-path.ts'
import type { Route } from './+types/choose-path.route.ts'
import styles from './founder-path.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const { founderPath: service, site } = context.get(requestContext)
  return {
    canonical: `${site.publicUrl}${FOUNDER_PATH}`,
    nations: PATH_NATIONS.map((nation) => ({
      nation,
      regulator: service.describe({ nation, kind: 'care-home' }).regulator.name,
    })),
  }
}

export default function ChoosePathPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout width="wide">
      <title>Start a care home or home care: the path to the first vacancy – Landfall</title>
      <meta
        name="description"
        content="From the idea to the first vacancy, in the right order: what to do, what it costs, how long it takes, and the source. For care homes and home care in England, Wales, Scotland and Northern Ireland."
      />
      <link rel="canonical" href={loaderData.canonical} />
      <Breadcrumb items={[{ label: 'Startup support', href: '/startup' }, { label: 'The path' }]} />
      <PageTop art={<CareHome />}>
        <PageHeader title="From the idea to the first vacancy" eyebrow="The path for founders">
          <p>
            Every step in the right order, with what it costs, how long it takes, and the source.
            Tick what is done, print it, come back. No account needed.
          </p>
        </PageHeader>
      </PageTop>
      <h2>Where, and what kind of care?</h2>
      <ul className={styles.nations}>
        {loaderData.nations.map(({ nation, regulator }) => (
          <Card as="li" key={nation}>
            <div className={styles.side} id={nation}>
              <h3>{NATION_NAMES[nation]}</h3>
              <p className={styles.soft}>{regulator}</p>
              <ul className={styles.kinds}>
                {PATH_KINDS.map((kind) => (
                  <li key={kind}>
                    <Link href={founderPath({ nation, kind })}>
                      <span>
                        {KIND_NAMES[kind]}
                        <span className="visually-hidden">{` in ${NATION_NAMES[nation]}`}</span>
                      </span>
                      <Icon name="arrow-right" />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </Card>
        ))}
      </ul>
      <p className={styles.soft}>
        A care home gives accommodation and care together. Home care looks after people in their own
        homes. Information, not legal advice.
      </p>
    </PageLayout>
  )
}
