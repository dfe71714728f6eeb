import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { IF_NOT_PAID, IF_PAID } from '#safety/warnings/warnings.schema.ts'
import type { Route } from './+types/arrival.route.ts'
import { openStepOf } from './steps/open-step.ts'
import { changeArrival } from './arrival-actions.ts'
import { ArrivalPage } from './arrival-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { id: params.id }
  const { situation, language } = page
  const finding = page.arrival.find(actor, key, { situation, language })
  const track = await orErrorResponse(finding, request)
  const advice = track.paymentDemandAt ? { ifPaid: IF_PAID, ifNotPaid: IF_NOT_PAID } : null
  return { track, advice, openStep: openStepOf(request) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  return changeArrival(page, { actor, key: { id: params.id } }, request)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ApplicantArrivalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ArrivalPage {...loaderData} rejection={actionData} />
}
