import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import type { Route } from './+types/problems.route.ts'
import { csvResponse } from './csv-response.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const csv = await orErrorResponse(page.uploads.writeProblems(actor, params.uploadId))
  return csvResponse(csv, 'problems.csv')
}
