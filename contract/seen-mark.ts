import type { Id } from './primitives.ts'

export const SEEN_ROUTE = '/jobs/:id/seen.gif'

/**
 * An invisible picture at the end of a page that was fetched ahead. A browser that shows such a page asks for nothing
 * but its pictures, so this tells that somebody has opened it.
 */
export function seenMark(jobId: Id): string {
  return `<img src="${SEEN_ROUTE.replace(':id', jobId)}" alt="" hidden>`
}
