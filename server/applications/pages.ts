import { DomainError } from '#contract/errors.ts'
import { decodeCursor, encodeCursor, type Cursor } from '#server/jobs/cursor.ts'

export interface Page<Item> {
  items: Item[]
  /** The position after the last item; null on the last page. */
  next: string | null
}

/** @throws {DomainError} `bad_request` for an invalid position */
export function readPosition(after: string | null): Cursor | null {
  if (!after) return null
  const cursor = decodeCursor(after)
  if (cursor) return cursor
  throw new DomainError('bad_request', [
    { field: 'after', message: 'This page link is damaged. Start again from the first page.' },
  ])
}

/** `rows` has one row more than the limit if there is a next page. */
export function pageAfter<Row extends { id: string; sentAt: string }>(
  rows: Row[],
  limit: number,
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next =
    rows.length > limit && last ? encodeCursor({ postedAt: last.sentAt, id: last.id }) : null
  return { items, next }
}
