import type { Id } from './primitives.schema.ts'

export const SEEN_ROUTE = '/jobs/:id/seen.gif'

/**
 * A counting pixel at the end of a prefetched page. A browser that shows such a page requests only its images, so a
 * request for this one means that the page was opened.
 */
export function seenMark(jobId: Id): string {
  return `<img src="${SEEN_ROUTE.replace(':id', jobId)}" alt="" hidden>`
}
