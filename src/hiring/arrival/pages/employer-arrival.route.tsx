import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import type { Route } from './+types/employer-arrival.route.ts'
import { openStepOf } from './steps/open-step.ts'
import { changeArrival } from './arrival-actions.ts'
import { ArrivalPage } from './arrival-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const track = await orErrorResponse(page.arrival.find(actor, key), request)
  return { track, openStep: openStepOf(request) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  return changeArrival(page, { actor, key }, request)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function EmployerArrivalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ArrivalPage {...loaderData} advice={null} rejection={actionData} />
}
