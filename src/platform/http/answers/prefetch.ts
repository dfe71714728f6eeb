import type { FastifyRequest } from 'fastify'

/** Whether a browser requests the page before a click that may never come. */
export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch')
}
