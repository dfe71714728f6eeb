import { requireActor } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import type { Route } from './+types/template.route.ts'
import { csvResponse } from './csv-response.ts'

/** A blank list to fill in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  requireActor(page, request)
  return csvResponse(page.uploads.writeTemplate(), 'landfall-jobs.csv')
}
