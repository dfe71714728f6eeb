import { hash } from 'node:crypto'
import { toId } from '#platform/secrets/new-id.ts'

/** The id of an imported job: the same advert has the same URL in every database. */
export function importedJobId(source: string, reference: string): string {
  return toId(hash('sha256', `${source}\n${reference}`, 'buffer'))
}
