import { useEffect } from 'react'
import { data } from 'react-router'
import { requestContext, type PageServices } from '#app/context.ts'
import { submitForm } from '#app/forms/submit-form.ts'
import { jobPath } from '#contract/paths/job-paths.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { DomainError } from '#contract/errors.ts'
import { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import type { Route } from './+types/job-sponsorship.route.ts'
import { CheckLines } from './check/check-lines.tsx'
import { CheckNotes } from './check/check-notes.tsx'
import styles from './job-sponsorship.module.css'
import { PersonForm } from './person/person-form.tsx'
import { useRecentAnswer } from './person/recent-answer.ts'

/** What people say about themselves is in the answer to them alone: no cache stores it, not even their own. */
const UNCACHED = { 'cache-control': 'no-store' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { job, check } = await findCheck(page, params.jobId, null)
  const { id, title, employer } = job
  return { id, title, employer, path: jobPath(job), check }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const { result, rejection } = await submitForm(request, PersonalAnswers, async (person) => {
    const { check } = await findCheck(page, params.jobId, person)
    return { person, check }
  })
  // What is on no list is not repeated: no field could show it.
  for (const field of Object.keys(rejection?.errors ?? {})) delete rejection?.values[field]
  return data({ ...result, rejection }, { status: rejection?.status ?? 200, headers: UNCACHED })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

async function findCheck(
  { jobs, sponsorship }: Pick<PageServices, 'jobs' | 'sponsorship'>,
  jobId: string,
  person: PersonalAnswers | null,
) {
  const job = await jobs.find(jobId)
  if (!job) throw data(new DomainError('job_not_found').message, 404)
  const check = await sponsorship.check(job, person)
  if (!check) throw data(new DomainError('not_checked').message, 404)
  return { job, check }
}

export default function JobSponsorshipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, employer, path } = loaderData
  const { person, rejection, check = loaderData.check } = useRecentAnswer(actionData) ?? {}
  const isAnswered = actionData?.check !== undefined
  useEffect(() => {
    if (isAnswered) document.getElementById('main')?.focus({ preventScroll: true })
  }, [isAnswered])
  const question = person ? 'Can I take this job?' : 'Can this job be sponsored?'

  return (
    <PageLayout>
      <title>{`${rejection ? 'Error: ' : ''}${question} ${title}, ${employer} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={question} eyebrow={`${title}, ${employer}`}>
        <p>
          {person
            ? 'For you, going by your answers below. We have not saved them.'
            : 'For someone applying from outside the UK. Answer the questions below to check for yourself.'}
        </p>
      </PageHeader>
      {check.personal.length > 0 && (
        <section className={styles.part} aria-labelledby="you">
          <h2 id="you">What you need</h2>
          <CheckLines lines={check.personal} open />
        </section>
      )}
      <section className={styles.part} aria-labelledby="the-job">
        <h2 id="the-job">What the job needs</h2>
        <CheckLines lines={check.lines} open />
      </section>
      <CheckNotes check={check} jobId={id} />
      <section className={styles.part} aria-labelledby="about-you">
        <h2 id="about-you">{person ? 'Change your answers' : 'Can I take this job?'}</h2>
        <PersonForm jobId={id} values={person} rejection={rejection} />
      </section>
      <p>
        <ArrowLink href={path}>Back to the advert</ArrowLink>
      </p>
    </PageLayout>
  )
}
