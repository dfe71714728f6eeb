import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import type { Services } from '#platform/services.ts'
import { MESSAGE_BYTES } from './agents-limits.ts'
import { llmsText, openCallsOf } from './llms-text.ts'

/** The Model Context Protocol over HTTP, and the file that leads to it. Requests of other sites’ pages are refused like all of them, by `Origin`. */
export const agentRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'agents'> & { publicUrl: string }
> = async (app, { agents, publicUrl }) => {
  app.post(
    '/mcp',
    {
      bodyLimit: MESSAGE_BYTES,
      // The protocol has errors of its own for messages of another shape.
      attachValidation: true,
      schema: {
        tags: ['Assistants'],
        summary: 'Ask as an assistant, by the Model Context Protocol',
        description:
          'Streamable HTTP without sessions, in the revisions 2026-07-28, 2025-11-25 and 2025-06-18. The tools only read; `tools/list` describes them. At most 300 questions an hour from a network, of which 30 check a text.',
        body: z
          .object({
            jsonrpc: z.literal('2.0'),
            id: z.union([z.string(), z.int()]).optional(),
            method: z.string(),
            params: z.record(z.string(), z.unknown()).optional(),
          })
          .meta({ id: 'McpMessage' }),
        response: {
          200: z.record(z.string(), z.unknown()).meta({ description: 'A reply of JSON-RPC 2.0.' }),
          202: z.literal('').meta({ description: 'A notification was received.' }),
          ...failures('bad_request', 'too_large', 'wrong_type'),
        },
      },
    },
    async (request, reply) => {
      const { status, body } = await agents.answer(request.visitor(), request.body, request.headers)
      if (body === null) return reply.code(202).send('')
      // Refusals are replies of the same protocol.
      reply
        .code(status as 200)
        .type('application/json')
        .serializer(JSON.stringify)
      return reply.send({ ...body })
    },
  )

  app.get('/llms.txt', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300').type('text/plain; charset=utf-8')
    const calls = openCallsOf(app.swagger().paths)
    return llmsText({ publicUrl, calls, tools: agents.listTools() })
  })

  // There is nothing to stream, and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    handler: async (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'POST')
        .type('text/plain; charset=utf-8')
        .send('Send a message of the Model Context Protocol with POST.'),
  })
}
