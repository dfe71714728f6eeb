import { toAlertLink } from '#board/alerts/pages/to-alert-link.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { rejectForm, submitUpload } from '#platform/forms/pages/submit-form.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { NeverPay } from '#board/jobs/pages/description/never-pay.tsx'
import { locationIn } from '#hiring/details/pages/shown-job.ts'
import { rejectionIn } from '#platform/languages/pages/rejection-in.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { readSituation } from '#trade/cookies/situation-cookie.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { fill } from '#platform/languages/fill.ts'
import { missingJob } from '#hiring/details/pages/missing-job.ts'
import type { Route } from './+types/job-form.route.ts'
import { ApplyForm } from './apply-form.tsx'
import { Applied, HowToApply, OwnJob } from '#hiring/apply/pages/how-to-apply/how-to-apply.tsx'
import { SampleApply } from '#hiring/apply/pages/how-to-apply/sample-apply.tsx'
import styles from './job-form.module.css'
import { JobSummary } from './job-summary.tsx'
import { handoverWords, ruledOutBy, startForm } from './start-form.ts'

export { JobGone as ErrorBoundary } from '#hiring/details/pages/job-gone.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { actor, applications, language } = page
  const situation = readSituation(request.headers.get('cookie'), params.id)
  const found = await page.jobs.findChecked(params.id, situation)
  if (!found) throw await missingJob(page, params.id)
  const { job } = found
  const { words } = language
  const facts = {
    location: locationIn(language, job),
    pay: formatPay(job.pay, words.pay),
    type: job.type && words.types[job.type],
  }
  const viewer = await applications.findViewerState(actor, job)
  const isPosted = job.organisationId !== null
  const isUnread = isPosted && !(await applications.isRead(job))
  if (!isPosted || (!actor && (!job.isOpen || isUnread))) {
    const category = job.category.slug
    const sample =
      job.isSample && job.isOpen
        ? { category, alert: toAlertLink(page, { ...ANY_SEARCH, category }) }
        : null
    return { job, facts, isUnread, viewer, savedLetter: null, form: null, sample }
  }
  const form = await startForm(page, requireActor(page, request), job.id)
  if (!viewer?.isOwn) page.figure = { jobId: job.id, kind: 'apply-start' }
  const savedLetter = (form.savedAt && form.answers.coverLetter) || null
  return {
    job,
    facts,
    isUnread,
    viewer,
    savedLetter,
    sample: null,
    form:
      job.isOpen && !isUnread
        ? { ...form, handover: handoverWords(job, language), ruledOut: ruledOutBy(found, language) }
        : null,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const { applications, language, visitor } = page
  const actor = requireActor(page, request)
  const { result: id, rejection } = await submitUpload(
    request,
    (source) => applications.receive(visitor, actor, source),
    (form) => applications.apply(actor, params.id, form),
  )
  if (rejection) return rejectForm(rejectionIn(language, rejection))
  const isWaiting = await applications.resumes.isWaiting(id)
  return redirectWithFlash('/jobs', isWaiting ? 'application-sent-file-waits' : 'application-sent')
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function JobFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, facts, isUnread, viewer, savedLetter, form, sample } = loaderData
  const { english, words } = useLanguage()
  const isForm = form !== null && !viewer?.isOwn && !viewer?.application
  const name = fill(words.apply.pageTitle, { job: `${job.title}, ${job.employer}` })
  const title = actionData && isForm ? words.apply.error + name : name

  return (
    <PageLayout width={isForm ? 'wide' : 'text'}>
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: words.layout.jobs, href: '/jobs' },
          { label: job.title, href: jobPath(job) },
          { label: words.card.apply },
        ]}
      />
      <PageHeader title={words.apply.title} eyebrow={job.employer}>
        <p>
          <span {...english}>{job.title}</span>, {facts.location}
        </p>
      </PageHeader>
      {isForm ? (
        <div className={styles.columns}>
          <Card padding="roomy">
            <ApplyForm key={job.id} {...form} jobId={job.id} rejection={actionData} />
          </Card>
          <aside className={styles.side} aria-label={words.apply.theJob}>
            <div className={form.handover === null ? undefined : styles.besideForm}>
              <JobSummary job={job} {...facts} isHeldBack={form.handover !== null} />
            </div>
            <NeverPay jobId={job.id} isShort />
          </aside>
        </div>
      ) : (
        <>
          {viewer?.isOwn ? (
            <div {...english}>
              <OwnJob jobId={job.id} />
            </div>
          ) : viewer?.application ? (
            <Applied application={viewer.application} />
          ) : sample ? (
            <SampleApply {...sample} />
          ) : (
            <div {...english}>
              <HowToApply job={job} isUnread={isUnread} savedLetter={savedLetter} />
            </div>
          )}
          <NeverPay jobId={job.id} />
        </>
      )}
    </PageLayout>
  )
}
