import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { PAGE_SIZE } from '#trade/limits/job-limits.ts'
import { Job, type JobView } from '#trade/jobs.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import { toWire } from './job-rows.ts'

const limitMessage = `Ask for 1 to ${PAGE_SIZE.max} jobs a page.`

/** The paging parameters of every API call that lists jobs. */
export const Paging = {
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(PAGE_SIZE.max, limitMessage)
    .default(PAGE_SIZE.default),
  after: z.string().max(200).optional().meta({ description: 'Position, from a `Link` header.' }),
}

/** A page as an array; `Link` has the next page and `X-Total-Count` the number of all jobs. */
export const ListAnswer = z.array(Job).meta({ description: 'A page of jobs, newest first.' })

/** Sets the headers of a page of jobs; `address` is the full URL of the request. */
export function toListAnswer(
  reply: FastifyReply,
  { items, next }: Page<JobView>,
  { total, address }: { total: number; address: URL },
) {
  reply.header('x-total-count', total)
  if (next) {
    address.searchParams.set('after', next)
    reply.header('link', `<${address.href}>; rel="next"`)
  }
  return items.map(toWire)
}
