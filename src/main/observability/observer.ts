import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FindPattern } from './page-patterns.ts'

/** Watches the requests of a server, from hooks that it adds. */
export type Observer = (app: FastifyInstance, findPattern: FindPattern) => void

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The method of a request, from a fixed set. */
export function methodOf({ method }: FastifyRequest) {
  return METHODS.has(method) ? method : 'other'
}

/** The pattern of the route that answers, never the path, which may name people and is different each time. */
export function routeOf(request: FastifyRequest, findPattern: FindPattern) {
  if (request.url.startsWith('/assets/')) return '/assets/*'
  const { url } = request.routeOptions
  if (url && url !== '/*') return url
  return findPattern(request.url.split('?', 1)[0] ?? '')
}
