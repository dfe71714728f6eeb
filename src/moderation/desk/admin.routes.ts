import type { FastifyInstance } from 'fastify'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { sendToLogIn } from '#accounts/log-in/send-to-log-in.ts'
import { secondStepPath } from '#accounts/second-factor/second-step-path.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { sendAttachment } from '#platform/http/answers/attachment.ts'
import type { Services } from '#platform/services.ts'

const LOG_PAGE = '/desk/log'

/** Files of the admin area: documents of founders’ cases, pictures of reports and the log. They are not pages. */
export async function adminRoutes(
  app: FastifyInstance,
  { admin, moderation }: Pick<Services, 'admin' | 'moderation'>,
) {
  /** The picture of a report: re-encoded on upload, so it contains nothing but the image. */
  app.get<{ Params: { id: string } }>(
    '/desk/reports/:id/picture',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const actor = await request.findActor()
      if (!actor) return reply.redirect('/404')
      try {
        const content = await moderation.desk.openPicture(actor, request.params.id)
        return await reply.type('image/webp').send(content)
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'not_found') throw error
        return reply.redirect('/404')
      }
    },
  )

  app.get('/desk/log.csv', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const actor = await request.findActor()
    if (!actor) return sendToLogIn(reply, LOG_PAGE)
    try {
      const log = await admin.exportLog(actor)
      return await reply
        .header('content-disposition', 'attachment; filename="landfall-log.csv"')
        .type('text/csv; charset=utf-8')
        .send(log)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.code === 'second_step_needed') return reply.redirect(secondStepPath(LOG_PAGE), 303)
      if (error.code !== 'not_found') throw error
      return reply.redirect('/404')
    }
  })

  app.get<{ Params: { id: string; documentId: string } }>(
    '/desk/startups/:id/documents/:documentId',
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { id, documentId } = request.params
      const page = `/desk/startups/${encodeURIComponent(id)}`
      const actor = await request.findActor()
      if (!actor) return sendToLogIn(reply, page)
      try {
        const { name, content } = await admin.startups.openDocument(actor, {
          id,
          documentId,
        })
        if (content) return sendAttachment(reply, { name, content })
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (error.code === 'second_step_needed') return reply.redirect(secondStepPath(page), 303)
        if (error.code !== 'not_found') throw error
        // The answer to every unknown path.
        return reply.redirect('/404')
      }
      reply.header('set-cookie', setFlash('document-missing'))
      return reply.redirect(page, 303)
    },
  )
}
