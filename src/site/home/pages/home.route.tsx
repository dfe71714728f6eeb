import { HarbourDawn } from '#platform/art/harbour-dawn.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { toListedJobs, type ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { toWebSite } from '#board/jobs/pages/structured-data/to-web-site.ts'
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
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Steps } from '#platform/ui/links/steps.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import { fill } from '#platform/languages/fill.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { ANY_JOB } from '#trade/jobs.schema.ts'
import { findBasis, type ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { LandingLink } from '#board/landing/links.ts'
import type { Route } from './+types/home.route.ts'
import { CategoryCards } from './category-cards.tsx'
import { chooseCategories } from './choose-categories.ts'
import { FounderHelp } from './founder-help.tsx'
import { LicenceFacts } from './licence-facts.tsx'
import { Section, Sections } from '#platform/layout/sections/section.tsx'

const NEWEST = 4
const BIGGEST = 10

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { jobs, landing, search, site } = page
  const isLoggedIn = page.actor !== null
  const [newest, { total, facets }, biggest] = await Promise.all([
    jobs.listNewest(NEWEST),
    orErrorResponse(search.countByFilter(ANY_JOB, { isLoggedIn })),
    orErrorResponse(landing.listBiggest(BIGGEST)),
  ])
  const canonical = site.publicUrl + inLanguage(page.language.path, '/')
  if (url.pathname === '/') page.structuredData = () => [toWebSite(site)]
  const form = loadStartupForm({ context, request })
  const categories = chooseCategories(facets.category).map((option) => ({
    ...option,
    name: categoryIn(page.language, { slug: option.value, name: option.name }),
  }))
  return {
    newest: await toListedJobs(page, newest),
    basis: await findBasis(page),
    total: total.count,
    categories,
    biggest,
    form,
    canonical,
    isLoggedIn,
  }
}

/** The home page, at `/` and at `/app`. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { newest, basis, total, categories, biggest, form, canonical, isLoggedIn } = loaderData
  const { path, words } = useLanguage()

  return (
    <PageLayout width="wide" hero={<HomeHero total={total} isLoggedIn={isLoggedIn} />}>
      <title>{words.home.pageTitle}</title>
      <meta name="description" content={words.home.description} />
      <link rel="canonical" href={canonical} />
      <Sections>
        <Section
          id="categories"
          title={words.home.categories}
          lead={words.home.categoriesLead}
          action={<ArrowLink href="/search">{words.home.byCategory}</ArrowLink>}
        >
          <CategoryCards categories={categories} />
        </Section>
        {newest.length > 0 && <NewestJobs jobs={newest} basis={basis} />}
        {biggest.towns.length > 0 && <JobsByPlace {...biggest} />}
        <HowItWorks />
        <LicenceFacts basis={basis.line} />
        {path === '' && <FounderHelp form={form} />}
      </Sections>
    </PageLayout>
  )
}

/** The hero: logged-in people search on their own page, which visitors cannot open. */
function HomeHero({ total, isLoggedIn }: { total: number; isLoggedIn: boolean }) {
  const search = useSearchSubmit()
  const { words } = useLanguage()
  return (
    <Hero title={words.home.title} lead={<p>{words.home.lead}</p>} art={<HarbourDawn />}>
      <SearchBar isForTitles={isLoggedIn} onSubmit={search} />
      <ButtonRow>
        <ButtonLink href="/jobs" size="large">
          {total > 1 ? fill(words.home.seeAllOf, { count: formatCount(total) }) : words.home.seeAll}
        </ButtonLink>
        <ButtonLink href="/post" size="large">
          {words.home.postJob}
        </ButtonLink>
      </ButtonRow>
    </Hero>
  )
}

function NewestJobs({ jobs, basis }: { jobs: ListedJob[]; basis: ShownBasis }) {
  const { words } = useLanguage()
  return (
    <Section id="newest" title={words.home.newest}>
      <JobList jobs={jobs} basis={basis} heading="h3" inColumns />
    </Section>
  )
}

function JobsByPlace({ towns, kinds }: Record<'towns' | 'kinds', LandingLink[]>) {
  const { words } = useLanguage()
  return (
    <Section id="places" title={words.home.places}>
      <LandingLinks links={towns} by="town" />
      <LandingLinks links={kinds} by="kind" />
    </Section>
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
