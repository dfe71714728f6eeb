import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError, failures, bodyFailures } from '#platform/primitives/errors.schema.ts'
import { ANY_JOB, PostedJob } from '#trade/jobs.schema.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { JobDeletion, JobPostingForm, OwnJobs, SearchByFilters } from '#trade/postings.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { PRIVATE_CACHE_CONTROL } from '#platform/http/answers/caching.ts'
import { requireOwnUserId, requireActor } from '#accounts/sessions/http/session.ts'
import { toWire } from '#board/jobs/stored/job-rows.ts'
import { ListAnswer, Paging, toListAnswer } from '#board/jobs/stored/list-answer.ts'
import type { Services } from '#platform/services.ts'

const tags = ['Jobs']
const querystring = z.object(Paging)
type ListQuery = z.infer<typeof querystring>

/** Mounted under `/api/v1`. */
export const postJobRoute: FastifyPluginAsyncZod<Pick<Services, 'postings'>> = async (
  app,
  { postings },
) => {
  // The service reads the form as a stream, so no parser may consume it here.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.post(
    '/post',
    {
      // The body has not been read yet at the time of validation.
      validatorCompiler: () => () => true,
      schema: {
        tags,
        summary: 'Post a job',
        consumes: ['multipart/form-data'],
        body: JobPostingForm,
        response: {
          201: PostedJob,
          ...bodyFailures('not_logged_in', 'forbidden', 'no_space'),
        },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const { headers, raw } = request
      const source = { contentType: headers['content-type'], body: raw }
      const job = await postings.publishForm(actor, await postings.readPostedForm(actor, source))
      reply.code(201).header('location', `/api/v1/jobs/${job.id}`)
      const heldBecause = await postings.whyHeld(job.id)
      return { ...toWire(job), status: job.status, ...(heldBecause !== null && { heldBecause }) }
    },
  )
}

/** Mounted under `/api/v1`. */
export const postingRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'postings' | 'jobs' | 'search'> & { publicUrl: string }
> = async (app, { postings, jobs, search, publicUrl }) => {
  const commonFailures = failures('invalid_input', 'bad_request', 'not_logged_in', 'forbidden')

  app.post(
    '/post/jobs',
    {
      schema: {
        tags,
        summary: 'List your own jobs, open and closed',
        querystring,
        body: OwnJobs,
        response: { 200: ListAnswer, ...commonFailures },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      requireOwnUserId(actor, request.body?.userID)
      return sendOwnJobs(actor, request, reply)
    },
  )

  app.post(
    '/post/delete',
    {
      schema: {
        tags,
        summary: 'Delete a job of yours; answers with those that are left',
        description: 'Applicants who wait for an answer are told by email.',
        querystring,
        body: JobDeletion,
        response: {
          200: ListAnswer,
          ...commonFailures,
          ...failures('job_not_found', 'people_wait'),
        },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const { userID, jobId, unlessPeopleWait } = request.body
      requireOwnUserId(actor, userID)
      await postings.remove(actor, jobId, { unlessPeopleWait })
      return sendOwnJobs(actor, request, reply)
    },
  )

  app.post(
    '/post/search',
    {
      schema: {
        tags,
        summary: 'List open jobs of a location, a category or a type',
        querystring,
        body: SearchByFilters,
        response: {
          200: ListAnswer,
          ...failures('invalid_input', 'bad_request', 'forbidden', 'search_busy'),
        },
      },
    },
    async (request, reply) => {
      const { body, query, url } = request
      const { limit, after = null } = query
      requireOwnUserId(await request.findActor(), body?.userID)
      const filter = body
        ? { category: body.category, type: body.ranges, country: body.location }
        : ANY_JOB
      const isLoggedIn = request.sessionToken() !== null
      const criteria = { ...ANY_SEARCH, ...filter }
      const page = await search.findDetails(criteria, { limit, after, isLoggedIn })
      const total = page.total.count
      return toListAnswer(reply, page, { total, address: new URL(url, publicUrl) })
    },
  )

  async function sendOwnJobs(
    actor: Actor,
    { query: { limit, after }, url }: { query: ListQuery; url: string },
    reply: FastifyReply,
  ) {
    const [page, total] = await Promise.all([
      jobs.listPostedDetails(actor, { limit, after: after ?? null }),
      jobs.countPosted(actor),
    ])
    return toListAnswer(reply, page, { total, address: new URL(url, publicUrl) })
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Logos for pages. The content of a URL never changes. */
export const logoRoutes: FastifyPluginAsyncZod<Pick<Services, 'postings'>> = async (
  app,
  { postings: { logos } },
) => {
  app.get<{ Params: { name: string } }>('/logos/:name', async (request, reply) => {
    const logo = await logos.open(`logos/${request.params.name}`, () => request.findActor())
    if (!logo) throw new DomainError('not_found')
    return reply
      .type('image/webp')
      .header('cache-control', logo.isPublic ? IMMUTABLE : PRIVATE_CACHE_CONTROL)
      .send(await buffer(logo.content))
  })
}
