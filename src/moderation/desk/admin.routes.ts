import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#accounts/sessions/actor.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { sendToLogIn } from '#accounts/log-in/send-to-log-in.ts'
import { secondStepPath } from '#accounts/second-factor/second-step-path.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { sendAttachment } from '#platform/http/answers/attachment.ts'
import type { Services } from '#platform/services.ts'

const HIDDEN = { schema: { hide: true } }

/** Files of the admin area: documents of founders’ cases, pictures of reports and the log. They are not pages. */
export async function adminRoutes(
  app: FastifyInstance,
  { admin, moderation }: Pick<Services, 'admin' | 'moderation'>,
) {
  /** The picture of a report: re-encoded on upload, so it contains nothing but the image. */
  app.get<{ Params: { id: string } }>('/desk/reports/:id/picture', HIDDEN, (request, reply) =>
    sendToAdmin({ request, reply, page: null }, async (actor) => {
      const content = await moderation.desk.openPicture(actor, request.params.id)
      return reply.type('image/webp').send(content)
    }),
  )
  app.get('/desk/log.csv', HIDDEN, (request, reply) =>
    sendToAdmin({ request, reply, page: '/desk/log' }, async (actor) => {
      const log = await admin.exportLog(actor)
      return reply
        .header('content-disposition', 'attachment; filename="landfall-log.csv"')
        .type('text/csv; charset=utf-8')
        .send(log)
    }),
  )
  app.get<{ Params: { id: string; documentId: string } }>(
    '/desk/startups/:id/documents/:documentId',
    HIDDEN,
    (request, reply) => {
      const page = `/desk/startups/${encodeURIComponent(request.params.id)}`
      return sendToAdmin({ request, reply, page }, async (actor) => {
        const { name, content } = await admin.startups.openDocument(actor, request.params)
        if (content) return sendAttachment(reply, { name, content })
        reply.header('set-cookie', setFlash('document-missing'))
        return reply.redirect(page, 303)
      })
    },
  )
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  /** The page with the file, to which logging in leads back; null if it is part of a page. */
  page: string | null
}

/** Sends a file to an admin. For everybody else it does not exist, as every unknown path. */
async function sendToAdmin(
  { request, reply, page }: Exchange,
  send: (actor: Actor) => Promise<FastifyReply>,
) {
  reply.header('cache-control', 'no-store')
  const actor = await request.findActor()
  if (!actor) return page ? sendToLogIn(reply, page) : reply.redirect('/404')
  try {
    return await send(actor)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (page && error.code === 'second_step_needed')
      return reply.redirect(secondStepPath(page), 303)
    if (error.code !== 'not_found') throw error
    return reply.redirect('/404')
  }
}
