import { requireActor, requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { INTERVIEW_LIMITS } from '#hiring/interviews/model/interview-limits.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import {
  changeEmployersInterview,
  type InterviewRejection,
} from '#hiring/interviews/pages/interview-actions.ts'
import styles from '#hiring/interviews/pages/interview.module.css'
import { PauseNotice } from '#hiring/interviews/pages/pause-notice.tsx'
import type { Route } from './+types/employer-interview.route.ts'
import { EmployersInterview } from './employers-interview.tsx'
import { OfferForm } from './offer-form.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { interviews, ...page } = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const view = await orErrorResponse(interviews.find(actor, key), request)
  const others = view.canAct ? await interviews.findOthers(actor, key) : []
  const { zone } = await interviews.findZone(actor)
  // A list of applicants can preselect some of them.
  const ticked = new URL(request.url).searchParams.getAll('with')
  const options = { others, ticked, zones: interviews.listZones(), zone }
  return { view, options, limits: INTERVIEW_LIMITS }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  return changeEmployersInterview(page, { actor, key, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function EmployerInterviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, options, limits } = loaderData
  const rejection: InterviewRejection | undefined = actionData
  const { applicationId: id, jobId, title, applicantName, canAct, pause, interview } = view
  const isRejected = rejection !== undefined && Object.keys(rejection.errors).length > 0
  const path = interviewPath({ id, jobId })
  const answer = rejection?.kind === 'offer' ? rejection : undefined
  const isFirst = interview === null || interview.state === 'cancelled'
  // A meeting that was arranged before the offer stands: it comes first.
  const isMovedOn = pause === 'moved-on'
  const form = <OfferForm {...{ view, options, limits, path }} answer={answer} />

  return (
    <PageLayout>
      <title>{`${isRejected ? 'Error: ' : ''}Interview: ${applicantName} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: title, href: applicantsPath(jobId) },
          { label: applicantName, href: `/applicants/${jobId}/${id}` },
          { label: 'Interview' },
        ]}
      />
      <PageHeader title={`Interview with ${applicantName}`} eyebrow={title}>
        {isFirst && canAct && (
          <p>
            Offer a few times. They choose one on their own clock, and both of you get it by email.
          </p>
        )}
      </PageHeader>
      <div className={styles.page}>
        {isRejected && <ErrorSummary errors={rejection.errors} />}
        {!isMovedOn && <PauseNotice view={view} />}
        {interview && (
          <EmployersInterview
            {...{ view, interview, path, rejection }}
            zone={interview.picked?.zone ?? interview.offer?.zone ?? options.zone}
          />
        )}
        {isMovedOn && <PauseNotice view={view} />}
        {canAct &&
          pause === null &&
          (isFirst ? (
            form
          ) : (
            <Disclosure
              summary={interview.state === 'past' ? 'Another interview' : 'Offer other times'}
              open={answer !== undefined}
            >
              {form}
            </Disclosure>
          ))}
      </div>
    </PageLayout>
  )
}
