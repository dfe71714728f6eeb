import { requireActor } from '#accounts/pages/require-actor.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { OffersAfterClosing } from '#hiring/applications/model/offers-after-closing.schema.ts'
import { OFFERS_FIELD } from '#hiring/posting/pages/own/job-actions.ts'
import { PeopleOfSeveral } from '#hiring/posting/pages/own/people-waiting.tsx'
import { CLOSE_REASON_WORDS } from '#hiring/applications/model/application-words.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { CloseReason } from '#trade/jobs.schema.ts'
import { postedJobsPath } from '#hiring/dashboard/dashboard-paths.ts'
import type { Route } from './+types/close-jobs.route.ts'
import { readTicked } from './bulk-action.ts'
import styles from './bulk.module.css'

const ONE = {
  lead: 'Its page stays and says so. You can open it again.',
  question: 'Why are you closing it?',
  hint: 'On its public page we say only whether the position is filled. People who wait for your answer read the reason.',
  problem: 'Choose why you close it.',
  button: 'Close the job',
} as const

const SEVERAL = {
  lead: 'Their pages stay and say so. You can open them again.',
  question: 'Why do you close them?',
  hint: 'On their public pages we say only whether the position is filled. People who wait for your answer read the reason.',
  problem: 'Choose why you close them.',
  button: 'Close the jobs',
} as const

const DASHBOARD = /^\/dashboard\?[^#]*$/

/** Asks once why all ticked jobs close, and shows what becomes of the applicants in the running. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { searchParams } = new URL(request.url)
  const values = searchParams.getAll('job')
  const back = searchParams.get('back') ?? ''
  const ids = readTicked(values).map(({ id }) => id)
  const { jobs, people, problem } = await findOpen(page.dashboard.bulk.findOpen(actor, ids))
  return {
    jobs: jobs.map(({ id, title }) => ({ id, title })),
    problem,
    people,
    // Jobs already closed are reported too.
    values,
    back: DASHBOARD.test(back) ? back : postedJobsPath(),
    hasProblem: searchParams.get('problem') === 'reason',
    reason: searchParams.get('reason') ?? undefined,
    offers: OffersAfterClosing.catch('stand').parse(searchParams.get('offers')),
    reasons: CloseReason.options.map((value) => ({
      value,
      label: CLOSE_REASON_WORDS[value].label,
    })),
  }
}

async function findOpen(finding: ReturnType<PageContext['dashboard']['bulk']['findOpen']>) {
  try {
    const found = await finding
    const problem = found.jobs.length > 0 ? null : 'None of these jobs is open.'
    return { ...found, problem }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { jobs: [], people: null, problem: error.problems[0]?.message ?? error.message }
  }
}

export default function CloseJobsPage({ loaderData }: Route.ComponentProps) {
  const { jobs, problem, people, back, hasProblem } = loaderData
  const words = jobs.length === 1 ? ONE : SEVERAL
  const error = hasProblem ? words.problem : undefined
  const title = jobs.length === 1 ? 'Close 1 job' : `Close ${jobs.length} jobs`

  return (
    <PageLayout width="form">
      <title>{`${error ? 'Error: ' : ''}${problem ? 'Close jobs' : title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={problem ? 'Close jobs' : title} eyebrow="Dashboard">
        <p>{problem ?? words.lead}</p>
      </PageHeader>
      {problem ? (
        <ButtonRow>
          <ButtonLink href={back} tone="primary">
            Back to your jobs
          </ButtonLink>
        </ButtonRow>
      ) : (
        <>
          <ul className={styles.jobs}>
            {jobs.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          {people && <PeopleOfSeveral people={people} />}
          <CloseForm {...loaderData} words={words} error={error} />
        </>
      )}
    </PageLayout>
  )
}

type CloseFormProps = Route.ComponentProps['loaderData'] & {
  words: typeof ONE | typeof SEVERAL
  error: string | undefined
}

/** A plain form, not the router’s: the results are shown on the dashboard, which handles it. */
function CloseForm({ values, back, error, people, words, ...props }: CloseFormProps) {
  const { reason, reasons, offers } = props
  return (
    <form method="post" action={back} className={styles.form}>
      <PageOwner />
      {error && <ErrorSummary errors={{ reason: error }} />}
      {values.map((value) => (
        <input key={value} type="hidden" name="job" value={value} />
      ))}
      <input type="hidden" name="intent" value="close" />
      <input type="hidden" name="confirmed" value="yes" />
      <input type="hidden" name="back" value={back} />
      <RadioGroup
        name="reason"
        label={words.question}
        hint={words.hint}
        options={reasons}
        {...(reason && { defaultValue: reason })}
        {...(error && { error })}
      />
      {people !== null && people.openOffers > 0 && (
        <RadioGroup {...OFFERS_FIELD} defaultValue={offers} />
      )}
      <ButtonRow>
        <Button type="submit" tone="primary">
          {words.button}
        </Button>
        <ButtonLink href={back}>Cancel</ButtonLink>
      </ButtonRow>
    </form>
  )
}
