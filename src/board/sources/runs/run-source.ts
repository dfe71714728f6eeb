import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hasDetailsDue } from '#board/sources/details/details.queries.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { readFeed, UNREADABLE } from '#board/sources/reading/read-feed.ts'
import { holdUnsure } from '#board/sources/closing/open-hold.ts'
import { claimSource } from './due.queries.ts'
import { findEmployer, readingKeyOf } from './employer-of.ts'
import { recordFailedRun } from './record-run.ts'
import type { RunParts } from './run.ts'
import { takeReading } from './take-reading.ts'
import { takeUnchanged } from './take-unchanged.ts'
import { SourceIsOff } from './write-adverts.ts'

/** Reads a source that is due, once; does nothing if it is not due any more. */
export async function runSource(parts: RunParts, id: Id): Promise<void> {
  const { db, fetcher, now } = parts
  const began = now()
  const source = await claimSource(db, id, began)
  if (!source) return
  const fail = (
    failure: Omit<Parameters<typeof recordFailedRun>[1], 'source' | 'began' | 'ended'> & {
      isUnsure?: true
    },
  ) =>
    db.transaction().execute(async (db) => {
      if (failure.isUnsure) await holdUnsure(db, id, began)
      const isOff = await recordFailedRun(db, { ...failure, source, began, ended: now() })
      if (isOff) await parts.onFailed(db, id)
    })
  const employer = await findEmployer(db, source)
  if (!employer) return fail({ ...UNREADABLE, reason: 'not-proved' })
  const readingKey = readingKeyOf(employer, source)
  const isAnew =
    readingKey !== source.readingKey ||
    source.lastOutcome === null ||
    (systemOf(source.system).detail !== undefined && (await hasDetailsDue(db, id, began)))
  const known = isAnew ? { ...source, etag: null, lastModified: null, bodyDigest: null } : source
  const read = await readFeed(fetcher, known)
  if (read.kind === 'failed') return fail(read)
  if (read.kind === 'unchanged' && isAnew) return fail(UNREADABLE)
  const run = { source, employer, readingKey, began }
  try {
    if (read.kind === 'unchanged') return await takeUnchanged(parts, run)
    const failure = await takeReading(parts, { ...run, reading: read })
    if (failure) return await fail(failure)
  } catch (error) {
    // Switched off meanwhile: nothing of this run counts.
    if (!(error instanceof SourceIsOff)) throw error
  }
}
