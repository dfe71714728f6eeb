import { HarbourDawn } from '#platform/art/harbour-dawn.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { toWebSite } from '#board/jobs/pages/structured-data/to-web-site.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { categoryIn } from '#board/search/pages/find/filters/facets-in.ts'
import { SearchBar } from '#board/search/pages/find/search-bar.tsx'
import { LandingLinks } from '#board/landing/pages/landing-links.tsx'
import { Hero } from '#platform/layout/page/hero.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { useSearchSubmit } from '#board/search/pages/search/use-search-submit.ts'
import { loadStartupForm } from '#founders/requests/pages/startup-action.ts'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Steps } from '#platform/ui/links/steps.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { ANY_JOB } from '#trade/jobs.schema.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { LandingLink } from '#board/landing/links.ts'
import type { Route } from './+types/home.route.ts'
import { CategoryCards } from './category-cards.tsx'
import { chooseCategories } from './choose-categories.ts'
import { describeCounts } from './describe-counts.ts'
import { FounderHelp } from './founder-help.tsx'
import styles from './home.module.css'
import { Section, Sections } from '#platform/layout/sections/section.tsx'

const SHOWN = 4
const BIGGEST = 10
const SPONSORED = { ...ANY_SEARCH, answer: 'pass' } as const

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { jobs, landing, search, site } = page
  const isLoggedIn = page.actor !== null
  const [sponsored, { total, facets }, biggest, samples] = await Promise.all([
    orErrorResponse(search.find(SPONSORED, { limit: SHOWN, isLoggedIn })),
    orErrorResponse(search.countByFilter(ANY_JOB, { isLoggedIn })),
    orErrorResponse(landing.listBiggest(BIGGEST)),
    jobs.countSamples(),
  ])
  const basis = await findBasis(page)
  // On old rules nothing is known to pass.
  const hasSponsored = sponsored.items.length > 0 && basis.old === null
  const shown = hasSponsored ? sponsored.items : await jobs.listNewest(SHOWN)
  const canonical = site.publicUrl + inLanguage(page.language.path, '/')
  if (url.pathname === '/') page.structuredData = () => [toWebSite(site)]
  const form = loadStartupForm({ context, request })
  const categories = chooseCategories(facets.category).map((option) => ({
    ...option,
    name: categoryIn(page.language, { slug: option.value, name: option.name }),
  }))
  return {
    shown: await toListedJobs(page, shown),
    sponsoredTotal: hasSponsored ? sponsored.total.count : null,
    basis,
    ...describeCounts(page.language, { total: total.count, samples }),
    categories,
    biggest,
    form,
    canonical,
  }
}

/** The home page, at `/` and at `/app`. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { seeAll, counted, categories, biggest, form, canonical } = loaderData
  const { path, words } = useLanguage()

  return (
    <PageLayout width="wide" hero={<HomeHero seeAll={seeAll} />}>
      <title>{words.home.pageTitle}</title>
      <meta name="description" content={words.home.description} />
      <link rel="canonical" href={canonical} />
      <Sections>
        {loaderData.shown.length > 0 && <ShownJobs {...loaderData} />}
        <HowItWorks />
        <Section
          id="categories"
          title={words.home.categories}
          lead={counted}
          action={<ArrowLink href="/search">{words.home.byCategory}</ArrowLink>}
        >
          <CategoryCards categories={categories} />
          {biggest.towns.length > 0 && <JobsByPlace {...biggest} />}
        </Section>
        {path === '' && <FounderHelp form={form} />}
      </Sections>
    </PageLayout>
  )
}

function HomeHero({ seeAll }: { seeAll: string }) {
  const search = useSearchSubmit()
  const { words } = useLanguage()
  return (
    <Hero title={words.home.title} lead={<p>{words.home.lead}</p>} art={<HarbourDawn />}>
      <SearchBar onSubmit={search} />
      <Link className={styles.door} href="/real">
        <Icon name="mail" />
        {words.real.sent}
      </Link>
      <div className={styles.pair}>
        <ButtonLink href="/jobs">{seeAll}</ButtonLink>
        <ButtonLink href="/post">{words.home.postJob}</ButtonLink>
      </div>
    </Hero>
  )
}

type ShownJobsProps = Pick<Route.ComponentProps['loaderData'], 'shown' | 'sponsoredTotal' | 'basis'>

/** Jobs that could be sponsored, or the newest ones where there are none. */
function ShownJobs({ shown, sponsoredTotal, basis }: ShownJobsProps) {
  const { words } = useLanguage()
  const isSponsored = sponsoredTotal !== null
  return (
    <Section id="jobs" title={isSponsored ? words.home.sponsored : words.home.newest}>
      <JobList jobs={shown} basis={basis} heading="h3" inColumns />
      {isSponsored && sponsoredTotal > shown.length && (
        <div>
          <ButtonLink href={jobsPath({ answer: 'pass' })}>
            {words.answers.pass} {formatCount(sponsoredTotal)}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}

function JobsByPlace({ towns, kinds }: Record<'towns' | 'kinds', LandingLink[]>) {
  const { words } = useLanguage()
  return (
    <Disclosure summary={words.home.places}>
      <LandingLinks links={towns} by="town" />
      <LandingLinks links={kinds} by="kind" />
    </Disclosure>
  )
}

function HowItWorks() {
  const { words } = useLanguage()
  return (
    <Section
      id="how"
      title={words.home.how}
      action={
        <ButtonLink href="/jobs" iconEnd="arrow-right">
          {words.home.explore}
        </ButtonLink>
      }
    >
      <Steps
        items={[
          { title: words.home.find, text: words.home.findText },
          { title: words.home.check, text: words.home.checkText },
          { title: words.home.apply, text: words.home.applyText },
        ]}
      />
    </Section>
  )
}
