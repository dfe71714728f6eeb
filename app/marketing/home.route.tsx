import { HarbourDawn } from '#app/art/harbour-dawn.tsx'
import { requestContext } from '#app/context.ts'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { toListedJobs, type ListedJob } from '#app/jobs/card/listed-job.ts'
import { toWebSite } from '#app/jobs/details/structured-data/to-web-site.ts'
import { SearchBar } from '#app/jobs/find/search-bar.tsx'
import { LandingLinks } from '#app/jobs/landing/landing-links.tsx'
import { Hero } from '#app/layout/hero.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { useSearchSubmit } from '#app/search/use-search-submit.ts'
import { loadStartupForm } from '#app/startups/startup-action.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ButtonRow } from '#app/ui/button-row.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Steps } from '#app/ui/steps.tsx'
import { formatCount } from '#contract/formats.ts'
import { ANY_JOB } from '#contract/jobs.ts'
import type { LandingLink } from '#server/search/landing/links.ts'
import type { Route } from './+types/home.route.ts'
import { CategoryCards } from './home/category-cards.tsx'
import { chooseCategories } from './home/choose-categories.ts'
import { FounderHelp } from './home/founder-help.tsx'
import { LicenceFacts } from './home/licence-facts.tsx'
import { Section, Sections } from './parts/section.tsx'

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
  const canonical = `${site.publicUrl}/`
  if (url.pathname === '/') page.structuredData = () => [toWebSite(site)]
  const form = loadStartupForm({ context, request })
  const categories = chooseCategories(facets.category)
  return {
    newest: await toListedJobs(page, newest),
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
  const { newest, total, categories, biggest, form, canonical, isLoggedIn } = loaderData

  return (
    <PageLayout width="wide" hero={<HomeHero total={total} isLoggedIn={isLoggedIn} />}>
      <title>Sponsored jobs abroad, mainly in the UK – Landfall</title>
      <meta
        name="description"
        content="Jobs abroad in health, care, tech and more, mainly in the UK. Free to read and free to apply. Never pay for a job or a certificate of sponsorship."
      />
      <link rel="canonical" href={canonical} />
      <Sections>
        <Section
          id="categories"
          title="Most demand job categories"
          lead="How many jobs are open now."
          action={<ArrowLink href="/search">Search by category</ArrowLink>}
        >
          <CategoryCards categories={categories} />
        </Section>
        {newest.length > 0 && <NewestJobs jobs={newest} />}
        {biggest.towns.length > 0 && <JobsByPlace {...biggest} />}
        <HowItWorks />
        <LicenceFacts />
        <FounderHelp form={form} />
      </Sections>
    </PageLayout>
  )
}

/** Logged-in people search on their own page, which visitors cannot open. */
function HomeHero({ total, isLoggedIn }: { total: number; isLoggedIn: boolean }) {
  const search = useSearchSubmit()
  return (
    <Hero
      title="Find a sponsored job abroad. Never pay anyone for it."
      lead={
        <p>
          Health, care, tech, engineering and more, mainly in the UK. Read the full advert, check
          the employer, then apply.
        </p>
      }
      art={<HarbourDawn />}
    >
      <SearchBar isForTitles={isLoggedIn} onSubmit={search} />
      <ButtonRow>
        <ButtonLink href="/jobs" size="large">
          {total > 1 ? `See all ${formatCount(total)} jobs` : 'See all jobs'}
        </ButtonLink>
        <ButtonLink href="/post" size="large">
          Post a job
        </ButtonLink>
      </ButtonRow>
    </Hero>
  )
}

function NewestJobs({ jobs }: { jobs: ListedJob[] }) {
  return (
    <Section id="newest" title="Newest jobs">
      <JobList jobs={jobs} heading="h3" inColumns />
    </Section>
  )
}

function JobsByPlace({ towns, kinds }: Record<'towns' | 'kinds', LandingLink[]>) {
  return (
    <Section id="places" title="Jobs by place and kind of work">
      <LandingLinks links={towns} by="town" />
      <LandingLinks links={kinds} by="kind" />
    </Section>
  )
}

function HowItWorks() {
  return (
    <Section
      id="how"
      title="How it works"
      action={
        <ButtonLink href="/jobs" iconEnd="arrow-right">
          Explore job opportunities
        </ButtonLink>
      }
    >
      <Steps
        items={[
          {
            title: 'Find a job',
            text: 'Choose the type of work, the country and the hours. If the employer states the pay, we show it.',
          },
          {
            title: 'Check the employer',
            text: 'Look for the employer on the government’s list of licensed sponsors. We explain below what that list tells you.',
          },
          {
            title: 'Apply',
            text: 'Send your CV here, or the way the advert says, and follow your application. It is free.',
          },
        ]}
      />
    </Section>
  )
}
