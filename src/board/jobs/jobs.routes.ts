import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError, failures } from '#platform/primitives/errors.schema.ts'
import { JobDetails } from '#trade/jobs.schema.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { SearchQuery, toSearch } from '#board/search/search-query.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { requireOwnUserId } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'
import { toWireDetails } from './stored/job-rows.ts'
import { ListAnswer, Paging, toListAnswer } from './stored/list-answer.ts'

const tags = ['Jobs']

/** Mounted under `/api/v1`. */
export const jobRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'jobs' | 'search'> & { publicUrl: string }
> = async (app, { jobs, search, publicUrl }) => {
  app.get(
    '/jobs',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'Search open jobs, each advert once',
        querystring: z.object({ ...SearchQuery, ...Paging }),
        response: { 200: ListAnswer, ...failures('invalid_input', 'bad_request', 'search_busy') },
      },
    },
    async (request, reply) => answerList(toSearch(request.query), request, reply),
  )

  app.get(
    '/jobs/:id',
    {
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'Read one job, open or closed',
        params: z.object({ id: Id }),
        response: { 200: JobDetails, ...failures('job_not_found') },
      },
    },
    async ({ params }) => {
      const job = await jobs.find(params.id)
      if (!job) throw new DomainError('job_not_found')
      return toWireDetails(job)
    },
  )

  app.post(
    '/post/get',
    {
      schema: {
        tags,
        summary: 'List all open jobs, each advert once',
        querystring: z.object(Paging),
        body: z.object({ userID: z.string().max(36).nullish() }).nullish(),
        response: {
          200: ListAnswer,
          ...failures('invalid_input', 'bad_request', 'forbidden', 'search_busy'),
        },
      },
    },
    async (request, reply) => {
      requireOwnUserId(await request.findActor(), request.body?.userID)
      return answerList(ANY_SEARCH, request, reply)
    },
  )

  async function answerList(
    wanted: JobSearch,
    request: FastifyRequest<{ Querystring: { limit: number; after?: string | undefined } }>,
    reply: FastifyReply,
  ) {
    const { limit, after = null } = request.query
    const isLoggedIn = request.sessionToken() !== null
    const page = await search.findDetails(wanted, { limit, after, isLoggedIn })
    return toListAnswer(reply, page, {
      total: page.total.count,
      address: new URL(request.url, publicUrl),
    })
  }
}
