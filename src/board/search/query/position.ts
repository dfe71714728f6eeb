import { isValidCursor } from '#platform/paging.ts'

/** The last job of a page: the next one starts right after it. */
export interface Position {
  /** The value before the date in the order: how well the job matches, or its pay. */
  rank: number
  postedAt: string
  id: string
}

export function encodePosition({ rank, postedAt, id }: Position): string {
  return Buffer.from(`${rank} ${postedAt} ${id}`).toString('base64url')
}

/** Null for any text that `encodePosition` did not make. */
export function decodePosition(text: string): Position | null {
  const [rank, postedAt, id, ...more] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  const isPosition =
    /^-?\d{1,9}$/.test(rank ?? '') && isValidCursor(postedAt, id) && more.length === 0
  return isPosition && postedAt && id ? { rank: Number(rank), postedAt, id } : null
}
