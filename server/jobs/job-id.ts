import { createHash } from 'node:crypto'
import { toId } from '#server/platform/new-id.ts'

/** An imported job's id: the same advert gets the same address in every database. */
export function importedJobId(source: string, reference: string): string {
  return toId(createHash('sha256').update(`${source}\n${reference}`).digest())
}
