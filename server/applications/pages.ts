import type { Page } from '#contract/paging.ts'
import { encodeCursor, toPage } from '#server/platform/paging.ts'

/** Of rows by the time they were sent; one more than the limit if there is a next page. */
export function toApplicationPage<Row extends { id: string; sentAt: string }>(
  rows: Row[],
  limit: number,
): Page<Row> {
  return toPage(rows, limit, ({ sentAt, id }) => encodeCursor({ time: sentAt, id }))
}
