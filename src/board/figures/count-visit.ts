import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { sourceOf } from './source-of.ts'
import type { Figures } from './figures.service.ts'
import type { Figure } from './tally.ts'
import { isPrefetch } from '#platform/http/answers/prefetch.ts'

type Visit = Pick<FastifyRequest, 'method' | 'url' | 'host' | 'headers'>

/** Counts the subject of a page, if a person has opened it. */
export function countVisit(figures: Pick<Figures, 'count'>, request: Visit, figure: Figure | null) {
  if (figure === null || !isVisit(request, figure)) return
  const { url, host, headers } = request
  figures.count(figure, sourceOf({ url, host, referrer: headers.referer }))
}

function isVisit(request: Visit, { jobId }: Figure): boolean {
  const { method, url, headers } = request
  if (method !== 'GET' || isPrefetch(request) || isProgram(headers['user-agent'])) return false
  // After saving the job, for instance, the page that is open asks for its data again.
  const isOpenAlready = isData(url) && headers.referer?.includes(jobId)
  return !isOpenAlready
}

/** Whether the user agent is a program. Every browser identifies itself. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent)
}

function isData(url: string) {
  return url.split('?', 1)[0]?.endsWith('.data') ?? false
}
