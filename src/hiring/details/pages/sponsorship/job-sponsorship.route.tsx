import { data, redirect } from 'react-router'
import { requestContext, type PageServices } from '#platform/pages/context.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { checkPath } from '#trade/paths/sponsorship-paths.ts'
import { isAbroad } from '#trade/headline/criteria.ts'
import { readSituation, setNationality, setSituation } from '#trade/cookies/situation-cookie.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Route } from './+types/job-sponsorship.route.ts'
import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { CheckNotes } from '#sponsorship/check/pages/check-notes.tsx'
import { toShownCheckOf } from '#board/jobs/age/shown-check-of.ts'
import { isHealthAndCare, recruiterLink } from '../about-job.ts'
import styles from './job-sponsorship.module.css'
import { PersonForm } from '#sponsorship/situation/pages/person/person-form.tsx'
import { summarize } from '#sponsorship/situation/pages/person/person-questions.ts'
import { JobAnswer } from '#sponsorship/headline/pages/job-answer.tsx'
import { SituationLine } from '#sponsorship/situation/pages/situation/situation-line.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const person = readSituation(request.headers.get('cookie'), params.jobId)
  const { job, check } = await findCheck(page, params.jobId, person)
  const { id, title, employer } = job
  const recruiter = isHealthAndCare(job)
    ? await page.sponsorship.findRecruiter(employer, check)
    : null
  const answers = person as Record<string, string> | null
  return {
    id,
    title,
    employer,
    path: jobPath(job),
    person: answers,
    situation: person && summarize(person, page.language),
    check: toShownCheckOf(job, check),
    recruiter: recruiter && recruiterLink(recruiter, employer, page.language),
    countries: await page.sponsorship.listNamedCountries(),
  }
}

/** Saves the answers in a cookie, so that the page supports the back button, reloading and new tabs. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const { jobId } = params
  const { result, rejection } = await submitForm(request, PersonalAnswers, async (person) => {
    await findCheck(page, jobId, null)
    return [setSituation(person, { jobId }), setNationality(person)]
  })
  // Values outside the list are not sent back: no field could show them.
  for (const field of Object.keys(rejection?.errors ?? {})) delete rejection?.values[field]
  if (rejection) return rejectForm(rejection)
  return redirect(checkPath(jobId), {
    status: 303,
    headers: result.map((cookie): [string, string] => ['set-cookie', cookie]),
  })
}

async function findCheck(
  { jobs }: Pick<PageServices, 'jobs'>,
  jobId: string,
  person: PersonalAnswers | null,
) {
  const found = await jobs.findChecked(jobId, person)
  if (!found) throw data(new DomainError('job_not_found').message, 404)
  const { job, check } = found
  if (isAbroad(check)) throw data(new DomainError('not_checked').message, 404)
  return { job, check }
}

export default function JobSponsorshipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, employer, path, person, situation, check, recruiter, countries } = loaderData
  const rejection = actionData
  const question = person ? 'Can I take this job?' : 'Can this job be sponsored?'

  return (
    <PageLayout>
      <title>{`${rejection ? 'Error: ' : ''}${question} ${title}, ${employer} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={question} eyebrow={`${title}, ${employer}`}>
        <p>
          {person
            ? 'For you, going by your answers below. They are on this device only.'
            : 'For someone applying from outside the UK. Answer the questions below to check for yourself.'}
        </p>
      </PageHeader>
      {check.headline && <JobAnswer headline={check.headline} basis={check.basis} />}
      {check.notFor && <p>{check.notFor}</p>}
      {person && <SituationLine situation={situation} path={checkPath(id)} />}
      {check.personal.length > 0 && (
        <section className={styles.part} aria-labelledby="you">
          <h2 id="you">What you need</h2>
          <CheckLines lines={check.personal} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="the-job">
        <h2 id="the-job">What the job needs</h2>
        <CheckLines lines={check.lines} />
        {recruiter && (
          <p>
            <Link href={recruiter.href}>{recruiter.label}</Link>
            {recruiter.about}
          </p>
        )}
      </section>
      <CheckNotes check={check} jobId={id} />
      <section className={styles.part} aria-labelledby="about-you">
        <h2 id="about-you">{person ? 'Change your answers' : 'Can I take this job?'}</h2>
        <PersonForm
          action={checkPath(id)}
          countries={countries}
          values={person ?? {}}
          rejection={rejection}
        />
      </section>
      <p>
        <ArrowLink href={path}>Back to the advert</ArrowLink>
      </p>
    </PageLayout>
  )
}
