import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { readSaved, setSaved, type DeviceSave } from '#trade/cookies/saved-cookie.ts'
import type { Services } from '#platform/services.ts'
import type { Saver } from './marks/saver.ts'

const params = z.object({ id: Id })
const done = z.undefined().meta({ description: 'It is so, or was so before.' })

/** Mounted under `/api/v1`. Without an account the list is a cookie of the device. */
export const savedJobRoutes: FastifyPluginAsyncZod<Pick<Services, 'savedJobs'>> = async (
  app,
  { savedJobs },
) => {
  app.put(
    '/saved/:id',
    {
      schema: {
        tags: ['Saved jobs'],
        summary: 'Save a job',
        params,
        response: { 204: done, ...failures('job_not_found', 'list_full', 'too_many') },
      },
    },
    async (request, reply) =>
      answer(reply, await savedJobs.save(await saverOf(request), request.params.id)),
  )

  app.delete(
    '/saved/:id',
    {
      schema: {
        tags: ['Saved jobs'],
        summary: 'Remove a saved job',
        params,
        response: { 204: done, ...failures('too_many') },
      },
    },
    async (request, reply) =>
      answer(reply, await savedJobs.remove(await saverOf(request), request.params.id)),
  )
}

async function saverOf(request: FastifyRequest): Promise<Saver> {
  const onDevice = readSaved(request.headers.cookie)
  return { actor: await request.findActor(), onDevice, visitor: request.visitor() }
}

function answer(reply: FastifyReply, onDevice: DeviceSave[] | null) {
  if (onDevice) reply.header('set-cookie', setSaved(onDevice))
  return reply.code(204).send()
}
