import { requestContext } from '#platform/pages/context.ts'
import { toListedJobs } from '#board/jobs/pages/card/listed-job.ts'
import type { Route } from './+types/recent.route.ts'

const MOST = 20

/** Cards of jobs that a device remembers, for the page of saved jobs. The requested ids are not stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const ids = (url.searchParams.get('ids') ?? '').split('.').slice(0, MOST)
  const jobs = await toListedJobs(page, await page.savedJobs.listSeen(ids))
  return Response.json(jobs, { headers: { 'cache-control': 'no-store' } })
}
