import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError, failures } from '#contract/errors.ts'
import {
  ANY_JOB,
  CategoryFilter,
  CountryFilter,
  Job,
  JobDetails,
  PAGE_SIZE,
  TypeFilter,
  type JobFilter,
  type JobView,
} from '#contract/jobs.ts'
import { Id } from '#contract/primitives.ts'
import { refuseOthersId } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { toWire, toWireDetails } from './job-rows.ts'
import type { Page } from './jobs.service.ts'

const tags = ['Jobs']

const limitMessage = `Ask for 1 to ${PAGE_SIZE.max} jobs a page.`
const Paging = {
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(PAGE_SIZE.max, limitMessage)
    .default(PAGE_SIZE.default),
  after: z.string().max(200).optional().meta({ description: 'Position, from a `Link` header.' }),
}

/** A page as an array; `Link` leads to the next one and `X-Total-Count` is the whole number. */
const listAnswer = z.array(Job).meta({ description: 'A page of jobs, newest first.' })

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
        response: { 200: listAnswer, ...failures('invalid_input', 'bad_request') },
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
        response: { 200: listAnswer, ...failures('invalid_input', 'bad_request', 'forbidden') },
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
    reply.header('x-total-count', total)
    if (page.next) reply.header('link', `<${nextAddress(page, url)}>; rel="next"`)
    return page.items.map(toWire)
  }

  function nextAddress({ next }: Page<JobView>, url: string) {
    const address = new URL(url, publicUrl)
    if (next) address.searchParams.set('after', next)
    return address.href
  }
}
