import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import { RealReport, RealText } from './real.schema.ts'

// The longest text, in a script with three bytes a letter, escaped.
const BODY_LIMIT = 256 * 1024

/** Mounted under `/api/v1`. */
export const realRoutes: FastifyPluginAsyncZod<Pick<Services, 'real'>> = async (app, { real }) => {
  app.post(
    '/real',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        tags: ['Is this real?'],
        summary: 'Look at a message that somebody was sent',
        description: 'The text is neither saved nor logged. Shares its limit with the page /real.',
        body: RealText,
        response: {
          200: RealReport,
          ...failures('invalid_input', 'bad_request', 'too_large', 'wrong_type', 'too_many'),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return real.check(request.visitor(), request.body.text)
    },
  )
}
