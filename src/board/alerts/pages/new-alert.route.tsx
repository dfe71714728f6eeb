import { redirect } from 'react-router'
import type { z } from 'zod'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import { ALERT_LIMITS, NewAlert, NewAlertWithEmail } from '#board/alerts/alerts.schema.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { ALERTS_PATH, newAlertPath } from '#board/alerts/alert-paths.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { FREQUENCY_OPTIONS, describePreview } from './alert-words.ts'
import styles from './alerts.module.css'
import type { Route } from './+types/new-alert.route.ts'

const SENT = 'sent'
/** The language of the page on which the alert is set, used for its mails. */
const MAILS = 'mails'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { search: typed, problems } = parseSearch(url.searchParams)
  const preview = await orErrorResponse(page.alerts.preview(typed, page.situation, page.actor?.id))
  const { name, search, day, week, jobs } = preview
  return {
    name,
    path: newAlertPath(typed, url.searchParams.get(MAILS)),
    listHref: jobsPath(search),
    preview: describePreview({ day, week }),
    jobs: await toListedJobs(page, jobs),
    basis: await findBasis(page),
    isMore: week > jobs.length,
    problems,
    isSent: url.searchParams.has(SENT),
    isLoggedIn: page.actor !== null,
    hasSituation: page.situation !== null,
    limit: ALERT_LIMITS.email,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, alerts, situation, visitor } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const { search } = parseSearch(searchParams)
  const language = searchParams.get(MAILS)
  const toAlert = ({ frequency, forMe }: z.output<typeof NewAlert>) => ({
    search,
    frequency,
    person: forMe ? situation : null,
    language,
  })
  const { rejection } = actor
    ? await submitForm(request, NewAlert, (form) => alerts.set(actor, toAlert(form)))
    : await submitForm(request, NewAlertWithEmail, ({ email, ...form }) =>
        alerts.request(visitor, email, toAlert(form)),
      )
  if (rejection) return rejectForm(rejection)
  if (actor) return redirectWithFlash(ALERTS_PATH, 'alert-set')
  const path = newAlertPath(search, language)
  return redirect(`${path}${path.includes('?') ? '&' : '?'}${SENT}=1`, 303)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function NewAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, path, listHref, preview, jobs, isMore, problems, isSent } = loaderData
  if (isSent && !actionData) return <Sent listHref={listHref} />
  const { isLoggedIn, hasSituation, limit, basis } = loaderData

  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}Email me new jobs – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={name} eyebrow="New jobs by email">
        <p>
          {preview} <Link href={listHref}>See the list</Link>
        </p>
      </PageHeader>
      {problems.length > 0 && <Banner tone="warning">{problems.join(' ')}</Banner>}
      <PostForm
        id="alert-form"
        action={path}
        rejection={actionData}
        submitLabel="Email me new jobs"
        aside={<Link href={ALERTS_PATH}>Your alerts</Link>}
      >
        {!isLoggedIn && (
          <EmailField
            name="email"
            label="Your email address"
            hint="We send one email there first, to ask whether you agree. No account is needed."
            maxLength={limit}
            defaultValue={actionData?.values.email}
            required
          />
        )}
        <RadioGroup
          name="frequency"
          label="How often?"
          hint="Only if there are new jobs."
          options={[...FREQUENCY_OPTIONS]}
          defaultValue={actionData?.values.frequency ?? 'daily'}
        />
        {hasSituation && (
          <Checkbox
            name="forMe"
            label="Only jobs I could take"
            hint="We then keep what you said about your situation with this alert. Delete the alert, and it is gone."
            defaultChecked
          />
        )}
      </PostForm>
      {jobs.length > 0 && (
        <section aria-labelledby="preview" className={styles.preview}>
          <h2 id="preview">{isMore ? 'The newest of the last week' : 'From the last week'}</h2>
          <JobList jobs={jobs} basis={basis} heading="h3" />
        </section>
      )}
    </PageLayout>
  )
}

function Sent({ listHref }: { listHref: string }) {
  return (
    <PageLayout width="form">
      <title>Look in your mailbox – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Look in your mailbox">
        <p>
          We have sent you an email. Open its link and say yes: until then we send nothing else. If
          it is not there in a few minutes, look in your spam folder.
        </p>
        <p>
          <Link href={listHref}>Back to the list</Link>
        </p>
      </PageHeader>
    </PageLayout>
  )
}
