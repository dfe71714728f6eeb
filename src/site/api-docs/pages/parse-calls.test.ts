import { expect, test } from 'vitest'
import type { OpenApiDocument } from './openapi-document.ts'
import { parseCalls, parseShapes } from './parse-calls.ts'

const document: OpenApiDocument = {
  servers: [{ url: 'https://landfall.example' }],
  paths: {
    '/{*}': { get: { responses: { 200: { description: 'Default Response' } } } },
    '/api/v1/jobs/{id}': {
      get: {
        tags: ['Jobs'],
        summary: 'Read one job',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'Default Response',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } },
          },
          404: { description: 'It is gone.' },
        },
      },
    },
    '/api/partner/v1/jobs/{id}': {
      put: {
        summary: 'Change a job',
        security: [{ partnerKey: [] }],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', examples: [{ jobTitle: 'Cook' }] } },
          },
        },
        responses: { 200: { description: 'Changed.' } },
      },
    },
    '/send-email': {
      post: {
        tags: ['Contact'],
        summary: 'Send a message',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                anyOf: [
                  {
                    type: 'object',
                    properties: {
                      name: { type: 'string', default: '' },
                      topic: { type: 'string', enum: ["it's", 'other'] },
                      trace: { type: 'string' },
                    },
                    required: ['topic'],
                  },
                  { type: 'null' },
                ],
              },
            },
          },
        },
        responses: { 200: { description: 'Sent.' } },
      },
    },
  },
  components: {
    schemas: {
      Job: { type: 'object', properties: { pay: { $ref: '#/components/schemas/Pay' } } },
      Pay: { type: 'object', properties: { min: { type: 'number' } }, required: ['min'] },
      Unused: { type: 'object', properties: { a: { type: 'string' } } },
    },
  },
}

test('only calls with a summary are shown', () => {
  expect(parseCalls(document).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/jobs/{id}',
    'PUT /api/partner/v1/jobs/{id}',
    'POST /send-email',
  ])
})

test('a call has its inputs, answers, errors and an example', () => {
  const [read] = parseCalls(document)

  expect(read).toMatchObject({
    id: 'get-api-v1-jobs-id',
    inputs: [{ name: 'id', type: 'text', place: 'path', isRequired: true }],
    answers: [{ status: '200', description: null, type: 'Job', shape: 'Job' }],
    failures: [{ status: '404', description: 'It is gone.', type: null, shape: null }],
    example: "curl 'https://landfall.example/api/v1/jobs/ID'",
  })
})

test('a call with a key shows where it goes, and the example of its body', () => {
  expect(parseCalls(document)[1]?.example).toBe(
    [
      "curl -X PUT 'https://landfall.example/api/partner/v1/jobs/ID' \\",
      "  -H 'authorization: Bearer YOUR_KEY' \\",
      "  -H 'content-type: application/json' \\",
      `  -d '{"jobTitle":"Cook"}'`,
    ].join('\n'),
  )
})

test('an optional body shows its fields, and a quote in the example is escaped', () => {
  const send = parseCalls(document)[2]

  expect(send?.inputs.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['name', false],
    ['topic', true],
    ['trace', false],
  ])
  expect(send?.example).toBe(
    [
      "curl 'https://landfall.example/send-email' \\",
      "  -H 'content-type: application/json' \\",
      String.raw`  -d '{"name":"Ada Nwosu","topic":"it'\''s"}'`,
    ].join('\n'),
  )
})

test('the shapes are the schemas the answers use, nested ones included', () => {
  expect(parseShapes(document).map(({ name }) => name)).toEqual(['Job', 'Pay'])
})
