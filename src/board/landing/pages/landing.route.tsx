import { data, redirect } from 'react-router'
import { AlertLink } from '#board/alerts/pages/alert-link.tsx'
import { toAlertLink } from '#board/alerts/pages/to-alert-link.ts'
import { requestContext } from '#platform/pages/context.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { jobsPath, landingPath } from '#board/jobs/model/job-paths.ts'
import { toAnswerLinks } from '#board/search/pages/find/answer-links.ts'
import { formValues } from '#board/search/pages/find/form-values.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Section, Sections } from '#platform/layout/sections/section.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { ANY_SEARCH, DEFAULT_RADIUS, type JobSearch } from '#board/search/search.ts'
import type { LandingKey } from '#board/landing/landing.queries.ts'
import type { Route } from './+types/landing.route.ts'
import {
  landingFacts,
  landingTitle,
  describeTotal,
  describeTotals,
  type LandingFacts,
} from './landing-words.ts'
import { NoSuchJobs } from './no-such-jobs.tsx'
import { LandingLinks } from './landing-links.tsx'
import { LandingSearch } from './landing-search.tsx'

const FEWEST_INDEXED = 3

/** `/jobs/nursing/leeds`, `/jobs/nursing` and `/jobs/in/leeds`. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const { landing, site } = pageContext
  const { category = null, place = null } = params as { category?: string; place?: string }
  const about = landing.resolve(category, place)
  if (!about) throw data(new DomainError('not_found').message, 404)
  const path = landingPath(about)
  if (url.pathname !== path) throw redirect(path, 301)

  const found = await orErrorResponse(landing.find(about, pageContext.situation))
  const canonical = `${site.publicUrl}${path}`
  const search = toSearch(about)
  const alert = toAlertLink(pageContext, search)
  if (!found) {
    const alternatives = await landing.listParents(about)
    return data(
      { page: null, jobs: [], basis: null, search: null, about, canonical, alert, alternatives },
      404,
    )
  }
  const { jobs, answers, ...page } = found
  return {
    page,
    jobs: await toListedJobs(pageContext, jobs),
    basis: await findBasis(pageContext),
    search: {
      values: formValues(search, { place: page.around }),
      answers: page.found.count > 0 ? toAnswerLinks(search, answers, { isOnThisPage: false }) : [],
    },
    about,
    canonical,
    alert,
    alternatives: [],
  }
}

function toSearch({ category, place }: LandingKey): JobSearch {
  return { ...ANY_SEARCH, category, place: place ?? '' }
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  const { page, jobs, basis, search, about, canonical, alert, alternatives } = loaderData
  if (!page) return <NoSuchJobs {...{ alternatives, alert }} />
  const { category, town, total, towns, kinds } = page
  const title = landingTitle(page)
  const facts = landingFacts(page).join(' ')

  return (
    <PageLayout width="wide">
      <title>{`${title} – Landfall`}</title>
      <meta name="description" content={`${title}: ${describeTotal(total)}. ${facts}`.trim()} />
      <link rel="canonical" href={canonical} />
      {total.count < FEWEST_INDEXED && <meta name="robots" content="noindex, follow" />}
      <Breadcrumb
        items={[
          { label: 'Jobs', href: '/jobs' },
          ...(category && town !== null
            ? [
                {
                  label: category.name,
                  href: landingPath({ category: category.slug, place: null }),
                },
              ]
            : []),
          { label: town ?? category?.name ?? '' },
        ]}
      />
      <Sections>
        <PageHeader title={title} eyebrow={describeTotals(page)}>
          {facts && <p>{facts}</p>}
          <AlertLink alert={alert} />
        </PageHeader>
        <LandingSearch {...search} />
        <Section id="newest" title="Newest first">
          <JobList jobs={jobs} basis={basis} heading="h3" inColumns />
          <AllJobs page={page} about={about} />
        </Section>
        {towns.length > 0 && (
          <Section
            id="towns"
            title={town === null ? 'By place' : 'Near here'}
            lead={town !== null && `${category?.name ?? 'All'} jobs within 25 miles of ${town}.`}
          >
            <LandingLinks links={towns} by="town" />
          </Section>
        )}
        {town !== null && kinds.length > 0 && (
          <Section id="kinds" title={category ? `Other work in ${town}` : `Work in ${town}`}>
            <LandingLinks links={kinds} by="kind" />
          </Section>
        )}
      </Sections>
    </PageLayout>
  )
}

interface AllJobsProps {
  page: LandingFacts
  about: Route.ComponentProps['loaderData']['about']
}

/** A link to the full search, with its filters and further pages. */
function AllJobs({ page, about }: AllJobsProps) {
  const { found, around, town } = page
  if (found.count === 0) return null
  const { category, place } = about
  const where = around && town !== null ? ` within ${DEFAULT_RADIUS} miles of ${town}` : ''

  return (
    <p>
      <ButtonLink href={jobsPath({ category, place: place ?? '' })} iconEnd="arrow-right">
        {`Search ${found.count === 1 ? 'the' : 'all'} ${describeTotal(found)}${where}`}
      </ButtonLink>
    </p>
  )
}
