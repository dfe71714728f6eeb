import { redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { JobCard } from '#board/jobs/pages/card/job-card.tsx'
import { toListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { JobDescription } from '#board/jobs/pages/description/job-description.tsx'
import { JobFacts } from '#hiring/details/pages/job/job-facts.tsx'
import { JobHeader } from '#hiring/details/pages/job/job-header.tsx'
import { withHeldWords } from '#board/screening/held-words.ts'
import { withLaw } from '#hiring/details/pages/with-law.ts'
import { toShownJob } from '#hiring/details/pages/shown-job.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { descriptionHtml } from '#board/jobs/description/description-html.ts'
import { isAbroad } from '#trade/headline/criteria.ts'
import { toShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import type { Route } from './+types/preview.route.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { NEW, stepPath } from '#trade/paths/posting-paths.ts'
import { LAST_STEP } from '#hiring/posting/steps/posting-steps.ts'
import styles from './preview.module.css'
import { CheckAnswer } from '#hiring/posting/sponsorship-fields/pages/check-answer.tsx'

export { JobGone as ErrorBoundary } from '#hiring/details/pages/job-gone.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { drafts } = page.postings
  const subject = params.jobId
  const job = await orErrorResponse(drafts.preview(actor, subject))
  // The draft is empty or incomplete: the last step says what is missing.
  if (!job) throw redirect(stepPath(subject, LAST_STEP))
  const [checked, posterLine, reasons] = await Promise.all([
    page.sponsorship.check(job),
    page.organisations.describePoster(job),
    page.postings.foreseeHold(actor, subject),
  ])
  const check = withHeldWords(checked, reasons)
  return {
    job: toShownJob(job, [], { check, posterLine, isOwn: true }),
    offersSponsorship: job.offersSponsorship,
    listed: toListedJob({ ...job, headline: check.headline }),
    html: withLaw(descriptionHtml(job), job, page.language),
    check: isAbroad(check) ? null : check,
    shownCheck: toShownCheck(check, { poster: job.poster === 'unproved' ? posterLine : null }),
    subject,
    lead: await leadOf(page, subject),
  }
}

/** Whether others see the advert as it is here. */
async function leadOf({ jobs }: PageContext, subject: string) {
  const posted = subject === NEW ? null : await jobs.findHeld(subject)
  if (posted?.status === 'held') return 'No one else can see this now: we look at it first.'
  return 'No one else can see this yet. It is saved as a draft.'
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { job, listed, html, check, shownCheck, subject, offersSponsorship, lead } = loaderData

  return (
    <PageLayout width="wide">
      <title>{`Preview: ${job.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Preview" eyebrow={job.title}>
        <p>{lead}</p>
      </PageHeader>
      <div>
        <ButtonLink href={stepPath(subject, LAST_STEP)}>Back to the last step</ButtonLink>
      </div>
      <section className={styles.part} aria-labelledby="check-preview">
        <h2 id="check-preview">What the rules say</h2>
        <CheckAnswer subject={{ country: job.country.name, offersSponsorship }} check={check} />
      </section>
      <section className={styles.part} aria-labelledby="card-preview">
        <h2 id="card-preview">In the list</h2>
        <JobCard job={listed} path="#page-preview" heading="h3" />
      </section>
      <section className={styles.part} aria-label="The job’s page">
        <h2 id="page-preview">On its page</h2>
        <article className={styles.page}>
          <JobHeader job={job} check={shownCheck} isPreview heading="h3" />
          <div className={styles.columns}>
            <JobDescription html={html} />
            <JobFacts job={job} />
          </div>
        </article>
      </section>
    </PageLayout>
  )
}
