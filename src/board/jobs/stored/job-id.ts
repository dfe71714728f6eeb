import { hash } from 'node:crypto'
import { toId } from '#platform/secrets/new-id.ts'

/** The id of an imported job: the same advert has the same URL in every database. */
export function importedJobId(source: string, reference: string): string {
  return toId(hash('sha256', `${source}\n${reference}`, 'buffer'))
}

/** Prefix of the digest of an imported advert without a posting date; it keeps the date of its first import. */
export const UNDATED = 'undated:'

/** Whether nobody has stated when a job was posted: its date is that of the day when we first saw it. */
export function isUndated({ sourceDigest }: { sourceDigest: string | null }): boolean {
  return sourceDigest?.startsWith(UNDATED) === true
}
