import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const HIDDEN = { hide: true }

/** The document at `/api/v1/openapi.json`, made from the same schemas that check the calls. */
export async function registerOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Landfall',
        version: '1',
        description:
          'Every call of the job board. A failure is one sentence in plain text, or RFC 9457 when ' +
          '`application/problem+json` is accepted.',
      },
      servers: [{ url: publicUrl }],
    },
    // What has no summary is not a call: pages, files, health checks.
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: route.schema?.summary ? route.schema : HIDDEN }),
    transformObject: jsonSchemaTransformObject,
  })
  const config = { isPublic: true }
  app.get('/api/v1/openapi.json', { config, schema: { hide: true } }, async () => app.swagger())
}
