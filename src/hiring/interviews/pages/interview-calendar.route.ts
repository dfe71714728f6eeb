import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import type { Route } from './+types/interview-calendar.route.ts'

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="interview.ics"',
  'cache-control': 'private, no-store',
}

/** The interview as a calendar file, for either side. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = { id: params.applicationId, ...('jobId' in params && { jobId: params.jobId }) }
  const calendar = await orErrorResponse(page.interviews.makeCalendar(actor, key), request)
  return new Response(calendar, { headers: HEADERS })
}
