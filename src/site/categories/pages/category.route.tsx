import { data } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { toAnswerLinks } from '#board/search/pages/find/answer-links.ts'
import { formValues } from '#board/search/pages/find/form-values.ts'
import { LandingSearch } from '#board/landing/pages/landing-search.tsx'
import { LandingLinks } from '#board/landing/pages/landing-links.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { findCategory } from '#trade/categories.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { ANY_JOB } from '#trade/jobs.schema.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import type { Route } from './+types/category.route.ts'
import { CATEGORY_PAGES } from './category-pages.ts'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'

const SHOWN = 6
const TOWNS = 60

/** `/tech`, `/finance` and `/marketing`: the path is the category. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const { jobs, landing, search, site, situation } = pageContext
  const isLoggedIn = pageContext.actor !== null
  const category = findCategory(pattern)
  const page = category && CATEGORY_PAGES.get(category.slug)
  if (!category || !page) throw data(new DomainError('not_found').message, 404)

  const filter = { ...ANY_JOB, category: category.slug }
  const [newest, { total: found, facets }, towns] = await Promise.all([
    jobs.listNewest(SHOWN, filter),
    orErrorResponse(search.countByFilter(filter, { isLoggedIn, person: situation })),
    orErrorResponse(landing.listTowns(category.slug, TOWNS)),
  ])
  const canonical = `${site.publicUrl}/${category.slug}`
  return {
    page,
    category,
    newest: await toListedJobs(pageContext, newest),
    basis: await findBasis(pageContext),
    towns,
    search: {
      values: formValues({ ...ANY_SEARCH, ...filter }, { place: null }),
      answers: found.count > 0 ? toAnswerLinks(filter, facets.answer, { isOnThisPage: false }) : [],
    },
    total: found.count,
    canonical,
  }
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { page, category, newest, basis, towns, search, total, canonical } = loaderData
  const count = `${formatCount(total)} ${total === 1 ? 'job' : 'jobs'} open now`
  const [lead, ...more] = page.introduction

  return (
    <PageLayout width="wide">
      <title>{`${page.title} abroad – Landfall`}</title>
      <meta name="description" content={`${count}. ${lead}`} />
      <link rel="canonical" href={canonical} />
      <Breadcrumb items={[{ label: 'Jobs', href: '/jobs' }, { label: category.name }]} />
      <Sections>
        <PageHeader title={page.title} eyebrow={total > 0 ? count : undefined}>
          <Prose>
            <p>{lead}</p>
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </PageHeader>
        <LandingSearch {...search} />
        {newest.length === 0 ? (
          <EmptyState
            title={`No ${category.name.toLowerCase()} jobs are open right now`}
            action={{ href: '/jobs', label: 'See all jobs' }}
          >
            Adverts open and close all the time. Look again soon, or see what other work there is.
          </EmptyState>
        ) : (
          <Section
            id="newest"
            title="Newest first"
            action={
              <ButtonLink href={jobsPath({ category: category.slug })} iconEnd="arrow-right">
                {`See all ${page.title.toLowerCase()}`}
              </ButtonLink>
            }
          >
            <JobList jobs={newest} basis={basis} heading="h3" inColumns />
          </Section>
        )}
        {towns.length > 0 && (
          <Section id="towns" title={`${page.title} by place`}>
            <LandingLinks links={towns} by="town" />
          </Section>
        )}
      </Sections>
    </PageLayout>
  )
}
