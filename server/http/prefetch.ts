import type { FastifyRequest } from 'fastify'

/** Fetched ahead of a click that may never come. */
export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch')
}
