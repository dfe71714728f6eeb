import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { readFields, rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { applicantsPath, scorecardPath } from '#hiring/applicants/applicant-paths.ts'
import { ScorecardForm } from '#hiring/team/team.schema.ts'
import { TEAM_LIMITS } from '#hiring/team/team-limits.ts'
import type { Route } from './+types/scorecard.route.ts'
import { CriterionFields } from './criterion-fields.tsx'
import styles from './scorecard.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const card = await orErrorResponse(page.applications.scorecards.find(actor, params.jobId))
  return { ...card, limits: { count: TEAM_LIMITS.criteria, name: TEAM_LIMITS.criterion } }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const values = Object.fromEntries(await readFields(request))
  const { rejection } = await tryAction(values, () =>
    page.applications.scorecards.change(actor, params.jobId, parse(values)),
  )
  if (rejection) return rejectForm(rejection)
  return redirectWithFlash(scorecardPath(params.jobId), 'scorecard-saved')
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

/** Parses the criteria; each keeps its line number, so that its error is shown next to it. */
function parse(values: Record<string, string>) {
  const criteria = Array.from({ length: TEAM_LIMITS.criteria }, (_, at) => ({
    id: values[`id-${at}`] ?? '',
    name: values[`name-${at}`] ?? '',
  }))
  const isSure = values['isSure'] === 'on'
  const parsed = ScorecardForm.safeParse({ version: values['version'], criteria, isSure })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path[0] === 'criteria' ? `name-${String(path[1])}` : '',
    message,
  }))
  throw new DomainError('invalid_input', problems)
}

export default function ScorecardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, criteria, mayChange } = loaderData
  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}Scorecard: ${job.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '/dashboard' },
          { label: 'Applicants', href: applicantsPath(job.id) },
          { label: 'Scorecard' },
        ]}
      />
      <PageHeader title="Scorecard" eyebrow={job.title}>
        <p>
          What you look for, the same for everyone. Each of you gives 1 to 5 alone, and then sees
          what the others gave.
        </p>
      </PageHeader>
      <Card>
        {mayChange ? (
          <CardForm loaded={loaderData} rejection={actionData} />
        ) : (
          <ol className={styles.read}>
            {criteria.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {criteria.length === 0 && <li>Nothing is scored for this job yet.</li>}
          </ol>
        )}
      </Card>
      <p className={styles.law}>
        An applicant can ask your organisation for what is written about them: UK data protection
        law gives them that right. Score the work, not the person.
      </p>
    </PageLayout>
  )
}

interface CardFormProps {
  loaded: Route.ComponentProps['loaderData']
  rejection: Route.ComponentProps['actionData']
}

function CardForm({ loaded, rejection }: CardFormProps) {
  const { job, version } = loaded
  return (
    <PostForm
      key={version}
      id="scorecard-form"
      action={scorecardPath(job.id)}
      rejection={rejection}
      submitLabel={
        rejection?.code === 'changed_by_colleague' ? 'Save mine anyway' : 'Save the scorecard'
      }
    >
      <CriterionFields {...loaded} rejection={rejection} />
    </PostForm>
  )
}
