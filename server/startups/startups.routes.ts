import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#contract/errors.ts'
import { REQUEST_RECEIVED, StartupForm } from '#contract/startups.ts'
import type { Services } from '#server/services.ts'

/** Mounted under `/api/v1`. */
export const startupRoutes: FastifyPluginAsyncZod<Pick<Services, 'startups'>> = async (
  app,
  { startups },
) => {
  // The service reads the form as a stream; other content types are rejected.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.post(
    '/startup',
    {
      // The body has not been read yet, so the schema only documents it.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['Startups'],
        summary: 'Ask for help with starting a healthcare business',
        consumes: ['multipart/form-data'],
        body: StartupForm,
        response: {
          201: z.literal(REQUEST_RECEIVED),
          ...failures(
            'invalid_input',
            'bad_request',
            'too_large',
            'wrong_type',
            'too_many',
            'no_space',
          ),
        },
      },
    },
    async (request, reply) => {
      const { headers, raw } = request
      const visitor = request.visitor()
      const source = { contentType: headers['content-type'], body: raw }
      await using form = await startups.receive(visitor, source)
      await startups.submit(visitor, form)
      return reply.code(201).type('text/plain; charset=utf-8').send(REQUEST_RECEIVED)
    },
  )
}
