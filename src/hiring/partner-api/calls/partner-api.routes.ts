import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CallingKey } from '#hiring/partner-api/keys/partner-keys.service.ts'
import { KEY_LIMITS, KEY_SHAPE } from '#hiring/partner-api/partner-keys.ts'
import { bodyFailures, DomainError, failures } from '#platform/primitives/errors.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Services } from '#platform/services.ts'
import {
  PartnerClosing,
  PartnerJob,
  PartnerJobChange,
  PartnerJobForm,
} from './partner-jobs.schema.ts'

const PATH = '/api/partner/v1/jobs'
const LIST_LIMIT = { default: 50, max: 200 }
const limitMessage = `Ask for 1 to ${LIST_LIMIT.max} jobs a page.`

const shared = {
  tags: ['Systems of employers'],
  security: [{ partnerKey: [] }],
}
const limited = failures('no_key', 'forbidden', 'too_many')
const params = z.object({ id: z.string() })
const unchecked = { validatorCompiler: () => () => true, bodyLimit: KEY_LIMITS.body }

/** Parameters that clients send keys in. */
const KEY_NAMES = new Set(['key', 'apikey', 'api_key', 'token', 'access_token'])

/**
 * The calls of employers’ own systems. A key is all that counts: no cookie is read here, so another site cannot make a
 * browser call.
 */
export const partnerRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'partners'> & { publicUrl: string }
> = async (app, { partners, publicUrl }) => {
  const keys = new WeakMap<FastifyRequest, CallingKey>()

  // Before the body is read, so that nobody without a key makes us read one.
  app.addHook('onRequest', async (request, reply) => {
    if (hasKeyInAddress(request)) throw new DomainError('key_in_address')
    reply.header('www-authenticate', 'Bearer')
    keys.set(request, await partners.keys.authenticate(request.headers.authorization, request.ip))
    reply.removeHeader('www-authenticate')
  })

  const keyOf = (request: FastifyRequest) => {
    const key = keys.get(request)
    if (!key) throw new DomainError('no_key')
    return key
  }

  app.get(
    PATH,
    {
      schema: {
        ...shared,
        summary: 'List the jobs of your organisation',
        description:
          'Newest first; the header Link has the address of the next page. A key for trying out lists its own jobs. Every call needs a key, from ‘Your own system’ on your organisation’s page, and a key makes 150 calls a minute.',
        querystring: z.object({
          limit: z.coerce
            .number(limitMessage)
            .int(limitMessage)
            .min(1, limitMessage)
            .max(LIST_LIMIT.max, limitMessage)
            .default(LIST_LIMIT.default),
          after: z
            .string()
            .refine(isId, 'Take the position from a Link header.')
            .optional()
            .meta({ description: 'Position, from a Link header.' }),
          reference: z.string().max(100).optional().meta({ description: 'Only this one.' }),
        }),
        response: { 200: z.array(PartnerJob), ...failures('invalid_input'), ...limited },
      },
    },
    async (request, reply) => {
      const { limit, after = null, reference = null } = request.query
      const jobs = await partners.list(keyOf(request), { limit: limit + 1, after, reference })
      const page = jobs.slice(0, limit)
      if (jobs.length > limit) {
        const next = new URL(request.url, publicUrl)
        next.searchParams.set('after', page.at(-1)?.id ?? '')
        reply.header('link', `<${next.href}>; rel="next"`)
      }
      return page
    },
  )

  app.post(
    PATH,
    {
      // The service reads the fields as it reads those of the form, and reports all problems at once.
      ...unchecked,
      schema: {
        ...shared,
        summary: 'Create a job',
        description:
          'The same job sent again changes nothing and answers 200. What our form refuses is refused here, each field with its law where there is one; a lawful reason goes into `reason`.',
        body: PartnerJobForm,
        response: {
          200: PartnerJob.meta({ description: 'It exists already.' }),
          201: PartnerJob,
          ...bodyFailures('no_key', 'read_only_key', 'reference_taken'),
        },
      },
    },
    async (request, reply) => {
      const { job, version, isNew } = await partners.create(keyOf(request), request.body)
      reply.code(isNew ? 201 : 200).header('etag', `"${version}"`)
      return job
    },
  )

  app.get(
    `${PATH}/:id`,
    {
      schema: {
        ...shared,
        summary: 'Read a job',
        description: 'The header ETag names the version of its advert, for `If-Match`.',
        params,
        response: { 200: PartnerJob, ...failures('job_not_found'), ...limited },
      },
    },
    async (request, reply) => {
      const { job, version } = await partners.find(keyOf(request), request.params.id)
      reply.header('etag', `"${version}"`)
      return job
    },
  )

  app.put(
    `${PATH}/:id`,
    {
      ...unchecked,
      schema: {
        ...shared,
        summary: 'Change a job',
        description:
          'Send the whole advert: a field that is left out is emptied, except the closing date and the logo. So that you do not undo what a person changed on the site, send the ETag of the last answer as `If-Match`.',
        params,
        headers: z.object({
          'if-match': z.string().optional().meta({
            description:
              'The ETag of the advert that you last read or sent. If somebody has changed it since, nothing is saved and the answer is 412.',
          }),
        }),
        body: PartnerJobChange,
        response: {
          200: PartnerJob,
          ...bodyFailures('no_key', 'read_only_key', 'job_not_found', 'not_that_version'),
        },
      },
    },
    async (request, reply) => {
      const ifMatch = toVersions(request.headers['if-match'])
      const { job, version } = await partners.change(
        keyOf(request),
        request.params.id,
        request.body,
        ifMatch,
      )
      reply.header('etag', `"${version}"`)
      return job
    },
  )

  app.post(
    `${PATH}/:id/close`,
    {
      bodyLimit: KEY_LIMITS.body,
      schema: {
        ...shared,
        summary: 'Close a job',
        description:
          'It leaves every list and feed at once, and applicants who wait are told. Closing it again changes nothing.',
        params,
        body: PartnerClosing,
        response: {
          200: PartnerJob,
          ...bodyFailures('no_key', 'read_only_key', 'job_not_found', 'job_held'),
        },
      },
    },
    async (request) =>
      partners.close(keyOf(request), request.params.id, request.body?.reason ?? 'filled'),
  )
}

/** The versions of an `If-Match`; null for none, and for any. A weak one is never equal. */
function toVersions(ifMatch: string | undefined): string[] | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null
  return [...ifMatch.matchAll(/(?<!W\/)"([^"]*)"/g)].map(([, version = '']) => version)
}

function hasKeyInAddress({ url }: FastifyRequest): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return (
    KEY_SHAPE.test(pathname) ||
    [...searchParams].some(
      ([name, value]) => KEY_NAMES.has(name.toLowerCase()) || KEY_SHAPE.test(value),
    )
  )
}
