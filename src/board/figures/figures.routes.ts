import type { FastifyInstance } from 'fastify'
import { isProgram } from './count-visit.ts'
import { isPrefetch } from '#platform/http/answers/prefetch.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Services } from '#platform/services.ts'
import { SEEN_ROUTE } from '#platform/primitives/seen-mark.ts'

/** Serves the counting pixel of a job’s prefetched page, which loads once the page is seen. */
export async function figureRoutes(app: FastifyInstance, { figures }: Pick<Services, 'figures'>) {
  app.get<{ Params: { id: string } }>(
    SEEN_ROUTE,
    { schema: { hide: true }, config: { startsWorkItself: true } },
    async (request, reply) => {
      const { id } = request.params
      const isFromHere = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
      const isPerson = !isProgram(request.headers['user-agent']) && !isPrefetch(request)
      // The app prefetches only links of this site.
      if (isId(id) && isFromHere && isPerson) figures.count({ jobId: id, kind: 'view' }, 'list')
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}
