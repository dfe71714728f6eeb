import type { FastifyInstance } from 'fastify'
import { setFlash } from '#contract/flash-cookie.ts'
import { logInPath } from '#contract/paths/log-in-path.ts'
import { secondStepPath } from '#contract/paths/second-step-path.ts'
import { DomainError } from '#contract/errors.ts'
import { sendAttachment } from '#server/http/attachment.ts'
import type { Services } from '#server/services.ts'

/** Downloads the document of a startup request. It is no page, because it is streamed. */
export async function adminRoutes(app: FastifyInstance, { admin }: Pick<Services, 'admin'>) {
  app.get<{ Params: { id: string } }>(
    '/desk/startups/:id/document',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { id } = request.params
      const page = `/desk/startups/${encodeURIComponent(id)}`
      const actor = await request.findActor()
      if (!actor) {
        reply.header('set-cookie', setFlash('log-in-needed'))
        return reply.redirect(logInPath({ url: `http://localhost${page}` }), 303)
      }
      try {
        const { name, content } = await admin.startups.openDocument(actor, id)
        if (content) return sendAttachment(reply, { name, content })
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (error.code === 'second_step_needed') return reply.redirect(secondStepPath(page), 303)
        if (error.code !== 'not_found') throw error
        // The same as for every unknown path.
        return reply.redirect('/404')
      }
      reply.header('set-cookie', setFlash('document-missing'))
      return reply.redirect(page, 303)
    },
  )
}
