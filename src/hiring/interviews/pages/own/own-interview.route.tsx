import { requireActor, requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { notChecked } from '#trade/poster-words.ts'
import type { InterviewView } from '#hiring/interviews/model/interviews.schema.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import {
  changeOwnInterview,
  type InterviewRejection,
} from '#hiring/interviews/pages/interview-actions.ts'
import styles from '#hiring/interviews/pages/interview.module.css'
import { PauseNotice } from '#hiring/interviews/pages/pause-notice.tsx'
import { useOwnZone } from '#hiring/interviews/pages/use-own-zone.ts'
import type { Route } from './+types/own-interview.route.ts'
import { OwnInterview } from './own-interview.tsx'
import { ZoneForm } from './zone-form.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { interviews, ...page } = context.get(requestContext)
  const actor = requireActor(page, request)
  const view = await orErrorResponse(interviews.find(actor, { id: params.id }), request)
  const own = await interviews.findZone(actor)
  return { view, own, zones: interviews.listZones() }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  return changeOwnInterview(page, { actor, key: { id: params.id }, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function OwnInterviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, own, zones } = loaderData
  const rejection: InterviewRejection | undefined = actionData
  const { zone, device } = useOwnZone(own)
  const { applicationId: id, title, employer, isPosterProved, pause, interview } = view
  const isRejected = rejection !== undefined && Object.keys(rejection.errors).length > 0
  const path = interviewPath({ id })

  return (
    <PageLayout>
      <title>{`${isRejected ? 'Error: ' : ''}Interview: ${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: 'Your application', href: `/applications/${id}` }, { label: 'Interview' }]}
      />
      <PageHeader title="Interview" eyebrow={`${title}, ${employer}`} />
      <div className={styles.page}>
        {isRejected && <ErrorSummary errors={rejection.errors} />}
        <PauseNotice view={view} />
        {!isPosterProved && pause === null && (
          <Banner tone="warning" title="Not checked">
            {`${notChecked(employer)} ${hasPlace(interview) ? 'Meet only where other people are, take no papers along, and pay nothing.' : 'Give no bank or passport details, and pay nothing.'}`}
          </Banner>
        )}
        {pause !== 'over' && <OwnInterview {...{ view, path, zone }} rejection={rejection} />}
        {interview && pause === null && (
          <ZoneForm
            {...{ path, zone, device, zones }}
            error={rejection?.kind === 'zone' ? rejection.errors.zone : undefined}
          />
        )}
      </div>
    </PageLayout>
  )
}

/** Whether the two meet in person, at the chosen time or at one of those offered. */
function hasPlace(interview: InterviewView | null) {
  return [interview?.picked, interview?.offer].some((meeting) => meeting?.way === 'place')
}
