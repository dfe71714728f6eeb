import { DomainError } from './primitives/errors.schema.ts'
import { BROKEN_PAGE_LINK, type Page } from './primitives/paging.ts'
import { Timestamp } from './primitives/primitives.schema.ts'
import { isId } from './secrets/new-id.ts'

/** The last row of a page of a list by time: the next page starts right after it. */
export interface Cursor {
  time: string
  id: string
}

export function encodeCursor({ time, id }: Cursor): string {
  return Buffer.from(`${time} ${id}`).toString('base64url')
}

/** Null for any text that `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor | null {
  const [time, id, ...more] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  return isValidCursor(time, id) && time && id && more.length === 0 ? { time, id } : null
}

/** Stricter than the types: the database rejects years before the first. */
export function isValidCursor(time: string | undefined, id: string | undefined): boolean {
  return Timestamp.safeParse(time).success && Date.parse(time ?? '') >= 0 && isId(id ?? '')
}

/** @throws {DomainError} `bad_request` for a position that `decode` rejects */
export function parsePosition<Position>(
  after: string | null | undefined,
  decode: (text: string) => Position | null,
): Position | null {
  if (!after) return null
  const position = decode(after)
  if (position) return position
  throw new DomainError('bad_request', [{ field: 'after', message: BROKEN_PAGE_LINK.inCall }])
}

/** @throws {DomainError} `bad_request` for an invalid cursor */
export function parseCursor(after: string | null | undefined): Cursor | null {
  return parsePosition(after, decodeCursor)
}

/** `rows` has one row more than `limit` if there is a next page. */
export function toPage<Row, Next = string>(
  rows: Row[],
  limit: number,
  positionOf: (last: Row) => Next,
): Omit<Page<Row>, 'next'> & { next: Next | null } {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? positionOf(last) : null }
}
