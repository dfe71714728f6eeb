import { data, redirect } from 'react-router'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { readFields } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import {
  FOUNDER_PATH,
  founderPath,
  KIND_NAMES,
  NATION_NAMES,
  readPathChoice,
  type PathChoice,
  type PathTicks,
} from '#founders/path/founder-path.ts'
import { readTickForm } from '#founders/path/tick-form.ts'
import { readPathTicks, setPathTicks } from '#founders/path/ticks-cookie.ts'
import { caseVisitorOf } from '#founders/cases/pages/case/case-visitor.ts'
import type { Route } from './+types/founder-path.route.ts'
import { FounderPath } from './founder-path.tsx'
import styles from './founder-path.module.css'
import { OtherPaths, PrintPath } from './about/path-links.tsx'
import { PathSources } from './about/path-sources.tsx'
import { PathSummary } from './about/path-summary.tsx'
import { WhatChanged } from './about/what-changed.tsx'

function requireChoice({ nation, kind }: Route.LoaderArgs['params']) {
  const choice = readPathChoice(nation, kind)
  if (!choice) throw data(new DomainError('not_found').message, 404)
  return choice
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const choice = requireChoice(params)
  const page = context.get(requestContext)
  const { ticks, own } = await findTicks(page, request, choice)
  return {
    path: page.founderPath.describe(choice, ticks),
    own,
    canonical: `${page.site.publicUrl}${founderPath(choice)}`,
    isOpen: url.searchParams.get('open') === 'all',
  }
}

/** The ticks from the founder’s case if this is its path, otherwise from the device. */
async function findTicks(page: PageContext, request: Request, choice: PathChoice) {
  const onDevice = readPathTicks(request.headers.get('cookie'), choice)
  const visitor = caseVisitorOf(page, request)
  const isKnown = visitor.token !== null || visitor.accountId !== null
  const found = isKnown ? await page.startups.cases.path.find(visitor) : null
  const { nation, kind, ticks } = found?.path ?? {}
  const isInCase = nation === choice.nation && kind === choice.kind
  return {
    onDevice,
    ticks: (isInCase && ticks) || onDevice,
    own: found && { reference: found.reference, isInCase },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const choice = requireChoice(params)
  const page = context.get(requestContext)
  const form = readTickForm(await readFields(request))
  const { onDevice, own } = await findTicks(page, request, choice)
  const tick = (saved: PathTicks | null) => page.founderPath.tick(choice, saved ?? onDevice, form)
  const isForCase = own !== null && (own.isInCase || form.isForCase)
  if (isForCase) await page.startups.cases.path.save(caseVisitorOf(page, request), choice, tick)
  // Ticks in the case are not stored on the device as well.
  const headers = { 'set-cookie': setPathTicks(choice, isForCase ? {} : tick(null)) }
  if (form.isInPlace) return data(null, { headers })
  return redirect(`${founderPath(choice)}#progress`, { status: 303, headers })
}

export default function FounderPathPage({ loaderData }: Route.ComponentProps) {
  const { path, own, canonical, isOpen } = loaderData
  const nation = NATION_NAMES[path.nation]
  const isHome = path.kind === 'care-home'
  const title = `${isHome ? 'Open a care home' : 'Start home care'} in ${nation}, step by step`
  return (
    <PageLayout width="wide">
      <title>{`${title} – Landfall`}</title>
      <meta
        name="description"
        content={`From the idea to the first vacancy in ${path.stepCount} steps: manager, premises, registration with ${path.regulator.name}, sponsor licence. What each costs, how long it takes, and the source.`}
      />
      <link rel="canonical" href={canonical} />
      <Breadcrumb
        items={[
          { label: 'Startup support', href: '/startup' },
          { label: 'The path', href: FOUNDER_PATH },
          { label: `${nation}, ${KIND_NAMES[path.kind].toLowerCase()}` },
        ]}
      />
      <PageHeader title={title} action={<PrintPath path={path} isOpen={isOpen} />}>
        <p>
          {`${path.stepCount} steps, in the order that saves you money: registration with `}
          <OutsideLink href={path.regulator.url}>{path.regulator.name}</OutsideLink>
          {' comes before the licence, and the licence before anyone from abroad.'}
        </p>
      </PageHeader>
      <Banner>
        Information, not legal advice. For advice on immigration go to{' '}
        <OutsideLink href={path.advice.adviser.url}>an adviser who may give it</OutsideLink>: a
        lawyer, or someone registered with the Immigration Advice Authority, which was the OISC. For
        anyone else <OutsideLink href={path.advice.law.url}>giving it is a crime</OutsideLink>.
      </Banner>
      <div className={styles.columns}>
        <section aria-labelledby="path-title" className={styles.main}>
          <h2 id="path-title">What to do, in this order</h2>
          <FounderPath path={path} action={founderPath(path)} own={own} isOpen={isOpen} />
        </section>
        <div className={styles.aside}>
          <PathSummary summary={path.summary} isOpen={isOpen} />
          <WhatChanged changes={path.changes} isOpen={isOpen} />
          <OtherPaths path={path} />
        </div>
      </div>
      <PathSources sources={path.sources} />
    </PageLayout>
  )
}
