import { data } from 'react-router'
import { requestContext } from '#app/context.ts'
import { jobsPath } from '#contract/paths/job-paths.ts'
import { toListedJobs } from '#app/jobs/card/listed-job.ts'
import { JobList } from '#app/jobs/card/job-list.tsx'
import { toAnswerLinks } from '#app/jobs/find/answer-links.ts'
import { formValues } from '#app/jobs/find/form-values.ts'
import { LandingSearch } from '#app/jobs/landing/landing-search.tsx'
import { LandingLinks } from '#app/jobs/landing/landing-links.tsx'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { findCategory } from '#contract/categories.ts'
import { DomainError } from '#contract/errors.ts'
import { formatCount } from '#contract/formats.ts'
import { ANY_JOB } from '#contract/jobs.ts'
import { ANY_SEARCH } from '#contract/search.ts'
import type { Route } from './+types/category.route.ts'
import { CATEGORY_PAGES } from './category-pages.ts'
import { Prose, Section, Sections } from './parts/section.tsx'

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
  const { page, category, newest, towns, search, total, canonical } = loaderData
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
            <JobList jobs={newest} heading="h3" inColumns />
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
