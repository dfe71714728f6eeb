import type { Db } from '#platform/database/database.ts'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { closeReferences, markMissed, unmarkMissed } from '#board/sources/closing/apply-closing.ts'
import { decideClosing } from '#board/sources/closing/decide-closing.ts'
import {
  endHold,
  findOpenHold,
  findVerdict,
  holdReading,
} from '#board/sources/closing/holds.queries.ts'
import type { Reading } from '#board/sources/reading/read-feed.ts'
import { MOST_MISSING, SIGHTING_LAG_DAYS, type NothingClosed } from '#board/sources/sources.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { findKnown, lockRunning, type KnownAdvert, type RunningSource } from './due.queries.ts'
import { createNameTest } from './employer-of.ts'
import { NOTHING_DONE, recordReadRun, type Outcome, type RunCounts } from './record-run.ts'
import { holdReplaced } from './replaced.ts'
import type { Run, RunParts } from './run.ts'
import { sortAdverts } from './sort-adverts.ts'
import { SourceIsOff, writeAdverts } from './write-adverts.ts'

const DAY_MS = 86_400_000

/** Writes what a list has, and decides about what it misses. */
export async function takeReading(parts: RunParts, run: Run & { reading: Reading }): Promise<void> {
  const { db, indexJobs, now, notifyJobsChanged } = parts
  const { source, employer, readingKey, began, reading } = run
  const rows = await findKnown(db, source.id)
  const known = new Map(rows.map((row) => [row.reference, row]))
  const isOwnName = createNameTest(employer, source)
  const sorted = sortAdverts(reading.adverts.values(), { known, isOwnName, readingKey })
  const doubt = await findDoubt(db, run, { known, leftOut: sorted.leftOut.length })
  const written = doubt
    ? null
    : await writeAdverts(db, sorted.changed, { source, employer, indexJobs, now: began })
  const ended = await db.transaction().execute(async (db) => {
    if (!(await lockRunning(db, source.id))) throw new SourceIsOff()
    if (!doubt) await holdReplaced(db, sorted.replaced, source)
    const names = sorted.leftOut.flatMap(({ employerSaid }) => employerSaid ?? [])
    const closing = await close(db, run, { rows, doubt, names: [...new Set(names)] })
    const { newestPostedAt = null, ...done } = written ?? {}
    const counts: RunCounts = {
      ...NOTHING_DONE,
      ...done,
      seen: reading.adverts.size,
      unreadable: (written?.unreadable ?? 0) + reading.withoutId,
      leftOut: sorted.leftOut.length,
      closed: closing.closed,
    }
    const { outcome, because: closedNothingBecause } = closing
    const record = { ...run, ended: now(), outcome, counts, newestPostedAt, closedNothingBecause }
    await recordReadRun(db, record)
    return counts
  })
  if (ended.added + ended.changed + ended.closed + ended.reopened > 0) notifyJobsChanged()
}

type Doubt = 'other-employer' | 'all-new' | null

interface Compared {
  known: ReadonlyMap<string, KnownAdvert>
  leftOut: number
}

/**
 * A reason to believe that the list is another employer’s by now: it names others, or it names nobody and has nothing
 * but new adverts. Nothing of it is written until the desk has accepted it.
 */
async function findDoubt(
  db: Db,
  { source, reading }: Run & { reading: Reading },
  { known, leftOut }: Compared,
): Promise<Doubt> {
  const { adverts, digest } = reading
  if (leftOut > adverts.size * MOST_MISSING) return 'other-employer'
  if (known.size === 0 || adverts.size === 0) return null
  const listed = [...adverts.values()]
  const namesNobody =
    systemOf(source.system).namesNobody || listed.every(({ employerSaid }) => employerSaid === null)
  if (!namesNobody || listed.some(({ reference }) => known.has(reference))) return null
  const verdict = await findVerdict(db, source.id, digest)
  return verdict?.kind === 'all-new' && verdict.state === 'accepted' ? null : 'all-new'
}

interface ToClose {
  rows: readonly KnownAdvert[]
  doubt: Doubt
  names: string[]
}

interface Closed {
  outcome: Outcome
  because: NothingClosed | null
  closed: number
}

async function close(
  db: Db,
  run: Run & { reading: Reading },
  { rows, doubt, names }: ToClose,
): Promise<Closed> {
  const { source, began, reading } = run
  const { adverts, digest } = reading
  const now = began.toISOString()
  const has = (reference: string) => adverts.has(reference)
  const present = rows.filter(({ goneAt }) => goneAt === null)
  const open = present.filter(({ status }) => status === 'open')
  if (!doubt) await see(db, source, present, { has, now })
  if (doubt === 'other-employer') {
    const reason = { kind: doubt, digest, known: open.length, missing: [], names }
    await holdReading(db, source.id, reason, now)
    return { outcome: 'held', because: 'held', closed: 0 }
  }
  const gap = gapIn(reading)
  if (gap) return { outcome: 'incomplete', because: gap, closed: 0 }
  const verdict = await findVerdict(db, source.id, digest)
  const isRefused = verdict?.state === 'refused' || verdict?.state === 'undone'
  const held = await findOpenHold(db, source.id)
  const closing = decideClosing({
    open,
    has,
    isEmpty: adverts.size === 0,
    digest,
    now: began,
    held,
    isRefused,
  })
  if (closing.kind === 'refused') return { outcome: 'held', because: 'held', closed: 0 }
  if (closing.kind === 'hold' || doubt) {
    const missing = closing.kind === 'hold' ? closing.missing : []
    const gone = closing.kind === 'few' ? closing.gone : []
    const kind = doubt ?? (closing.kind === 'hold' ? closing.holdKind : 'fewer')
    await holdReading(db, source.id, { kind, digest, known: open.length, missing, names }, now)
    const closed = await closeReferences(db, source.id, gone, now)
    return { outcome: 'held', because: gone.length > 0 ? null : 'held', closed: closed.length }
  }
  await endHold(db, source.id, now)
  // Closed already, by their closing date or their employer: they need no second reading.
  const closedBefore = present.filter(
    ({ status, reference }) => status === 'closed' && !has(reference),
  )
  const over = [...closing.gone, ...closedBefore.map(({ reference }) => reference)]
  if (closing.kind === 'apply') await markMissed(db, source.id, closing.missed, now)
  const closed = await closeReferences(db, source.id, over, now)
  const isWaiting = closing.kind === 'apply' && open.some(({ reference }) => !has(reference))
  const because = closed.length === 0 && isWaiting ? 'grace' : null
  return { outcome: 'complete', because, closed: closed.length }
}

/** A reason why what misses may still be there. */
function gapIn({ withoutId, hasSameIds, isWhole }: Reading): NothingClosed | null {
  if (withoutId > 0) return 'no-ids'
  return hasSameIds || !isWhole ? 'same-ids' : null
}

/** Records that adverts are there: those that missed before, and those whose stored sighting is far behind. */
async function see(
  db: Db,
  source: RunningSource,
  present: readonly KnownAdvert[],
  { has, now }: { has(reference: string): boolean; now: string },
) {
  const seen = present.filter(({ reference }) => has(reference))
  const back = seen.filter(({ missedAt }) => missedAt !== null)
  await unmarkMissed(
    db,
    source.id,
    back.map(({ reference }) => reference),
  )
  const behind = Date.parse(now) - SIGHTING_LAG_DAYS * DAY_MS
  const late = seen.filter((row) => row.status === 'open' && Date.parse(row.lastSeenAt) < behind)
  if (late.length > 0)
    await recordSightings(
      db,
      late.map(({ jobId }) => jobId),
      now,
    )
}
