import { Timestamp } from '#contract/primitives.ts'

/** Where a page of a list ended: the next one starts right after this job. */
export interface Cursor {
  postedAt: string
  id: string
}

export function encodeCursor({ postedAt, id }: Cursor): string {
  return Buffer.from(`${postedAt} ${id}`).toString('base64url')
}

/** Null for anything `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor | null {
  const [postedAt, id, more] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  return isValidPosition(postedAt, id) && postedAt && id && !more ? { postedAt, id } : null
}

/**
 * Whether these can be a job's day and id. Stricter than their types: the database fails at a year
 * before the first and at signs that no text may hold.
 */
export function isValidPosition(postedAt: string | undefined, id: string | undefined): boolean {
  const isDay = Timestamp.safeParse(postedAt).success && Date.parse(postedAt ?? '') >= 0
  return isDay && /^[\w-]{1,36}$/.test(id ?? '')
}
