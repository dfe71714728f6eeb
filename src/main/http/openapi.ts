import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const HIDDEN = { hide: true }

/** Serves `/api/v1/openapi.json`, generated from the schemas that validate the calls. */
export async function registerOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Landfall',
        version: '1',
        description:
          'Every call of the job board. An error is one sentence in plain text, or RFC 9457 if the ' +
          'client accepts `application/problem+json`.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          partnerKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key from the page of your organisation.',
          },
        },
      },
    },
    // Routes without a summary are not API calls but pages, files and health checks.
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: route.schema?.summary ? route.schema : HIDDEN }),
    transformObject: jsonSchemaTransformObject,
  })
  const config = { isPublic: true }
  app.get('/api/v1/openapi.json', { config, schema: { hide: true } }, async () => app.swagger())
}
