import { useEffect } from 'react'
import { redirect } from 'react-router'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { rememberSeenJob } from '#board/jobs/pages/card/seen-jobs.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { categoryIn } from '#board/search/pages/find/filters/facets-in.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { OwnerBar } from '#hiring/posting/pages/own/owner-bar.tsx'
import { toShownCheckOf } from '#board/jobs/age/shown-check-of.ts'
import { summarize } from '#sponsorship/situation/pages/person/person-questions.ts'
import { SituationLine } from '#sponsorship/situation/pages/situation/situation-line.tsx'
import { readSituation } from '#trade/cookies/situation-cookie.ts'
import { SponsorshipPanel } from '#sponsorship/pages/sponsorship-panel.tsx'
import { descriptionHtml } from '#board/jobs/description/description-html.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { isHidden } from '#trade/job-age.ts'
import { seenMark } from '#platform/primitives/seen-mark.ts'
import type { Language } from '#platform/languages/language.ts'
import { withoutLanguage } from '#platform/languages/translated-paths.ts'
import type { Route } from './+types/job-details.route.ts'
import { jobPath, jobsPath } from '#board/jobs/model/job-paths.ts'
import { Advert, BesideAdvert } from './advert.tsx'
import styles from './job-details.module.css'
import { JobHeader } from './job/job-header.tsx'
import { aboutJob, isHealthAndCare } from './about-job.ts'
import { isOnlyUnproved, mustBeCareful } from './job/must-be-careful.ts'
import { lastOpenedJob, rememberOpenedJob } from './job/last-opened-job.ts'
import { missingJob } from './missing-job.ts'
import { withLaw } from './with-law.ts'
import { toShownJob } from './shown-job.ts'
import { twinLine } from './twin-line.ts'
import { SimilarJobs } from './job/similar-jobs.tsx'
import { toBreadcrumbs } from '#board/jobs/pages/structured-data/to-breadcrumbs.ts'
import { toJobPosting } from '#board/jobs/pages/structured-data/to-job-posting.ts'

const SIMILAR_SHOWN = 2

export { JobGone as ErrorBoundary } from './job-gone.tsx'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { jobs, landing, language, site } = page
  const cookies = request.headers.get('cookie')
  const id = params.jobId ?? lastOpenedJob(cookies)
  const situation = readSituation(cookies, id ?? undefined)
  const found = id ? await jobs.findChecked(id, situation) : null
  if (!params.jobId) {
    const job = found?.job ?? (await jobs.findNewest())
    throw redirect(job ? jobPath(job) : '/jobs')
  }
  if (!found) throw await missingJob(page, id)

  const { job, check } = found
  const path = jobPath(job)
  // The query says which page the reader came from.
  if (withoutLanguage(url.pathname, language) !== path) throw redirect(path + url.search, 301)
  const [copies, similar, more, state, posterLine, recruiter, provenance, twin] = await Promise.all(
    [
      found.hasCopies ? jobs.findCopies(job) : [],
      jobs.findSimilar(job, SIMILAR_SHOWN),
      landing.findSimilarPage(job),
      page.applications.findViewerState(page.actor, job),
      page.organisations.describePoster(job, language),
      isHealthAndCare(job) ? page.sponsorship.findRecruiter(job.employer, check) : null,
      job.source && page.sources.findSighting(job.id),
      found.twinOf === null ? null : jobs.find(found.twinOf),
    ],
  )
  // An advert of a list is changed there, and nobody applies for it here: its employer sees what everybody sees.
  const viewer = provenance?.sourceId ? null : state
  const isOwn = viewer?.isOwn ?? false
  const isCounted = job.organisationId !== null && !state?.isOwn
  if (isCounted) page.figure = { jobId: job.id, kind: 'view' }
  const { publicUrl } = site
  const canonical = `${publicUrl}${language.path}${twin ? jobPath(twin) : path}`
  const html = descriptionHtml(job)
  const shown = twinLine(twin, language) + withLaw(html, job, language)
  page.structuredData = () =>
    job.isOpen && !isHidden(job) && !job.lawStop && !twin
      ? [toJobPosting({ ...job, descriptionHtml: html }, site), toBreadcrumbs(job, site)]
      : []
  return {
    job: toShownJob(job, copies, { check, posterLine, isOwn, language, provenance }),
    html: isCounted && page.isPrefetch ? shown + seenMark(job.id) : shown,
    check: toShownCheckOf(job, check, {
      language,
      isPersonal: situation !== null,
      poster: job.poster === 'unproved' ? posterLine : null,
    }),
    path,
    situation: situation && summarize(situation, language),
    ...aboutJob(job, check, { language, recruiter }),
    isOwn,
    viewer,
    changeCase: isOwn ? await page.postings.findChangeCase(job.id) : null,
    isSaved: await isSaved(page, job.id),
    similar: await toListedJobs(page, similar),
    more: more && { ...more, kind: more.kind && kindIn(language, job) },
    canonical,
    picture: `${publicUrl}/jobs/${job.id}/share.png`,
  }
}

/** ‘nursing’: English category names are lower case within a sentence. */
function kindIn(language: Language, { category }: JobView) {
  return categoryIn(language, category).toLowerCase()
}

async function isSaved({ actor, savedJobs, savedOnDevice }: PageContext, jobId: string) {
  if (!actor) return savedOnDevice.some((save) => save.jobId === jobId)
  return (await savedJobs.findMarks(actor, [jobId])).get(jobId)?.isSaved ?? false
}

export default function JobDetailsPage({ loaderData }: Route.ComponentProps) {
  const { job, html, check, links, payHref, path, situation, isOwn, viewer, similar, more } =
    loaderData
  const { canonical, isSaved, changeCase } = loaderData
  const { words } = useLanguage()
  const summary = `${job.employer}, ${job.shown.location}`
  useEffect(() => {
    rememberOpenedJob(job.id)
    rememberSeenJob(job.id)
  }, [job.id])

  const panel = (
    <SponsorshipPanel
      key="panel"
      check={check}
      jobId={job.id}
      situation={situation}
      links={links}
    />
  )
  const warnsFirst = isOnlyUnproved(check)
  const isFolded = job.isLong === true && !mustBeCareful(check)
  const advert = <Advert key="advert" {...{ job, html, warnsFirst, isFolded }} />
  const ownAnswer = !check.isAbroad && (
    <SituationLine key="situation" situation={situation} path={path} />
  )

  return (
    <PageLayout width="wide">
      <title>{`${job.title}, ${summary} – Landfall`}</title>
      <meta name="description" content={job.preview} />
      <link rel="canonical" href={canonical} />
      {!job.isListed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={`${job.title}, ${job.employer}`} />
      <meta property="og:description" content={job.preview} />
      <div className={styles.way}>
        <Breadcrumb
          items={[
            { label: words.layout.jobs, href: '/jobs' },
            { label: job.shown.category, href: jobsPath({ category: job.category.slug }) },
            { label: job.title },
          ]}
        />
      </div>
      {isOwn && <OwnerBar job={job} changeCase={changeCase} />}
      {!job.isOpen && (
        <Banner tone="warning">
          {job.isFilled ? words.job.filled : words.job.hasClosed} {words.job.noLonger}
        </Banner>
      )}
      <article className={styles.article}>
        <JobHeader
          job={job}
          viewer={viewer}
          isSaved={isOwn ? null : isSaved}
          check={check}
          payHref={payHref}
        />
        {!warnsFirst && ownAnswer}
        {job.isSample && <Banner tone="info">{words.job.isSample}</Banner>}
        <BesideAdvert job={job} hasWarned={warnsFirst} url={canonical}>
          {mustBeCareful(check) && !warnsFirst
            ? [panel, advert]
            : [advert, warnsFirst && ownAnswer, panel]}
        </BesideAdvert>
      </article>
      <SimilarJobs jobs={similar} more={more} />
    </PageLayout>
  )
}
