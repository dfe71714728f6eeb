import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ContactMessage, MESSAGE_SENT } from './contact.schema.ts'
import { bodyFailures } from '#platform/primitives/errors.schema.ts'
import { BotSignals } from '#accounts/visitors/bot-signals.schema.ts'
import type { Services } from '#platform/services.ts'

// Several times the longest message, whatever its script.
const BODY_LIMIT = 64 * 1024

/** Mounted at the root: `/send-email` is not under `/api/v1`. */
export const contactRoutes: FastifyPluginAsyncZod<Pick<Services, 'contact'>> = async (
  app,
  { contact },
) => {
  app.post(
    '/send-email',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['Contact'],
        summary: 'Send a message to the site’s owner',
        body: ContactMessage.extend(BotSignals.shape),
        response: {
          200: z.literal(MESSAGE_SENT.body),
          ...bodyFailures(),
        },
      },
    },
    async (request, reply) => {
      const { subjectLine, openedAt, ...message } = request.body
      await contact.send(request.visitor(), message, { subjectLine, openedAt })
      return reply.type('text/plain; charset=utf-8').send(MESSAGE_SENT.body)
    },
  )
}
