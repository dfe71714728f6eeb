import type { Page } from '#platform/primitives/paging.ts'
import { encodeCursor, toPage } from '#platform/paging.ts'

/** A page of rows by the time they were sent; `rows` has one more than the limit if there is a next page. */
export function toApplicationPage<Row extends { id: string; sentAt: string }>(
  rows: Row[],
  limit: number,
): Page<Row> {
  return toPage(rows, limit, ({ sentAt, id }) => encodeCursor({ time: sentAt, id }))
}
