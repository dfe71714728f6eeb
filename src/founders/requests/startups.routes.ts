import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures, bodyFailures } from '#platform/primitives/errors.schema.ts'
import { readFounderCase, setFounderCase, setSentRequest } from '#trade/cookies/founder-cookies.ts'
import { FOUNDER_CASES_PATH, founderCasePath } from '#founders/founder-paths.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { REQUEST_RECEIVED, StartupForm } from './startups.schema.ts'
import { CLOSED_FILE, sendAttachment } from '#platform/http/answers/attachment.ts'
import type { Services } from '#platform/services.ts'

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
          ...bodyFailures('no_space'),
        },
      },
    },
    async (request, reply) => {
      const { headers, raw } = request
      const visitor = request.visitor()
      const source = { contentType: headers['content-type'], body: raw }
      await using form = await startups.receive(visitor, source)
      const sent = await startups.submit(visitor, form)
      reply.header('set-cookie', setSentRequest(sent))
      return reply.code(201).type('text/plain; charset=utf-8').send(REQUEST_RECEIVED)
    },
  )
}

/** Mounted under `/api/v1`. */
export const founderDocumentRoutes: FastifyPluginAsyncZod<Pick<Services, 'startups'>> = async (
  app,
  { startups },
) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/startup/cases/:reference/documents/:id',
    {
      schema: {
        tags: ['Startups'],
        summary: 'Download a document of your case',
        description:
          'For the browser that a link of ours has let in, and for the account whose confirmed address asked.',
        params: z.object({ reference: z.string().max(20), id: Id }),
        response: { 200: z.any(), ...failures('not_found', ...CLOSED_FILE) },
      },
    },
    async (request, reply) => {
      const actor = await request.findActor()
      const token = readFounderCase(request.headers.cookie)
      const visitor = { token, accountId: actor?.id ?? null }
      return sendAttachment(reply, await startups.cases.openDocument(visitor, request.params))
    },
  )
}

/**
 * Opens a link from an email: the secret moves from the address into a cookie that no script can read, and the browser
 * is redirected to an address without it.
 */
export const openCaseRoute: FastifyPluginAsyncZod<Pick<Services, 'startups'>> = async (
  app,
  { startups },
) => {
  app.get(
    '/startup/case/open',
    { schema: { hide: true, querystring: z.object({ token: z.string().catch('') }) } },
    async (request, reply) => {
      const { token } = request.query
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const reference = await startups.cases.links.open(request.visitor(), token)
      if (!reference) return reply.redirect(`${FOUNDER_CASES_PATH}?dead=1`)
      reply.header('set-cookie', setFounderCase(token))
      return reply.redirect(founderCasePath(reference))
    },
  )
}
