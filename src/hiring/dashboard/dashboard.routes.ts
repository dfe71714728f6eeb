import type { FastifyInstance } from 'fastify'
import { sendToLogIn } from '#accounts/log-in/send-to-log-in.ts'
import { JOBS_CSV_PATH, postedJobsPath, readJobsQuery } from './dashboard-paths.ts'
import { asAttachment } from '#platform/http/answers/attachment.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Services } from '#platform/services.ts'

/** A person’s jobs as a file. Neither a page nor a call of the API. */
export async function dashboardRoutes(
  app: FastifyInstance,
  { dashboard }: Pick<Services, 'dashboard'>,
) {
  app.get(JOBS_CSV_PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const actor = await request.findActor()
    if (!actor) return sendToLogIn(reply, postedJobsPath())
    const { searchParams } = new URL(request.url, 'http://localhost')
    const ticked = searchParams.getAll('job').map((value) => value.split('.', 1)[0] ?? '')
    // The form of the ticks says which page it is on: without a tick, the file has the jobs of that table.
    const table = searchParams.get('back')?.split('?', 2)[1]
    const content = await dashboard.exportCsv(actor, {
      query: readJobsQuery(table === undefined ? searchParams : new URLSearchParams(table)),
      ids: ticked.length > 0 ? ticked.filter(isId) : null,
    })
    return asAttachment(reply, 'landfall-jobs.csv').type('text/csv; charset=utf-8').send(content)
  })
}
