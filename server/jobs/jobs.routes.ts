import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError, failures } from '#contract/errors.ts'
import {
  ANY_JOB,
  CategoryFilter,
  CountryFilter,
  JobDetails,
  TypeFilter,
  type JobFilter,
} from '#contract/jobs.ts'
import { Id } from '#contract/primitives.ts'
import { refuseOthersId } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { toWireDetails } from './job-rows.ts'
import { ListAnswer, Paging, toListAnswer } from './list-answer.ts'

const tags = ['Jobs']

/** Mounted under `/api/v1`. */
export const jobRoutes: FastifyPluginAsyncZod<Services & { publicUrl: string }> = async (
  app,
  { jobs, publicUrl },
) => {
  app.get(
    '/jobs',
    {
      schema: {
        tags,
        summary: 'List open jobs',
        querystring: z.object({
          category: CategoryFilter,
          type: TypeFilter,
          country: CountryFilter,
          ...Paging,
        }),
        response: { 200: ListAnswer, ...failures('invalid_input', 'bad_request') },
      },
    },
    async ({ query: { category, type, country, ...paging }, url }, reply) =>
      answerList({ category, type, country }, paging, url, reply),
  )

  app.get(
    '/jobs/:id',
    {
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
        summary: 'List all open jobs',
        querystring: z.object(Paging),
        body: z.object({ userID: z.string().max(36).nullish() }).nullish(),
        response: { 200: ListAnswer, ...failures('invalid_input', 'bad_request', 'forbidden') },
      },
    },
    async (request, reply) => {
      refuseOthersId(await request.findActor(), request.body?.userID)
      return answerList(ANY_JOB, request.query, request.url, reply)
    },
  )

  async function answerList(
    filter: JobFilter,
    paging: { limit: number; after?: string | undefined },
    url: string,
    reply: FastifyReply,
  ) {
    const { limit, after = null } = paging
    const [page, { total }] = await Promise.all([
      jobs.listWhole(filter, { limit, after }),
      jobs.facets(filter),
    ])
    return toListAnswer(reply, page, { total, address: new URL(url, publicUrl) })
  }
}
