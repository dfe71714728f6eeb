import { Id, Timestamp } from '#contract/primitives.ts'

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
  const isCursor = Timestamp.safeParse(postedAt).success && Id.safeParse(id).success && !more
  return isCursor && postedAt && id ? { postedAt, id } : null
}
