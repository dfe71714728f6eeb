import type { Db } from '#platform/database/database.ts'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { markMissed, unmarkMissed } from '#board/sources/closing/apply-closing.ts'
import { findUnsaid } from '#board/sources/closing/unsaid.ts'
import { findRefusedToClose, findVerdict } from '#board/sources/closing/holds.queries.ts'
import { findDetails, saveDetails } from '#board/sources/details/details.queries.ts'
import { readDetails, type DetailedReading } from '#board/sources/details/read-details.ts'
import { prepareListed } from '#board/sources/reading/preview-feed.ts'
import type { ListedAdvert } from '#board/sources/reading/read-adverts.ts'
import { isOnPage } from '#board/sources/reading/empty-page.ts'
import { UNREADABLE, type Reading } from '#board/sources/reading/read-feed.ts'
import { MOST_MISSING, SIGHTING_LAG_DAYS, type RunCounts } from '#board/sources/sources.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { closeMissing, type Doubt } from './close-missing.ts'
import { findKnown, lockRunning, type KnownAdvert, type RunningSource } from './due.queries.ts'
import { createNameTest } from './employer-of.ts'
import { NOTHING_DONE, recordReadRun } from './record-run.ts'
import { holdReplaced } from './replaced.ts'
import type { Run, RunParts } from './run.ts'
import { sortAdverts } from './sort-adverts.ts'
import { SourceIsOff, writeAdverts } from './write-adverts.ts'

const DAY_MS = 86_400_000

/**
 * Writes what a list has, and decides about what it misses. Returns why nothing was read, where the only advert could
 * not be, or a page that says that it has none shows one.
 */
export async function takeReading(
  parts: RunParts,
  run: Run & { reading: Reading },
): Promise<DetailedReading['failure'] | (typeof UNREADABLE & { isUnsure: true })> {
  const { db, indexJobs, now, notifyJobsChanged } = parts
  const { source, employer, readingKey, began } = run
  const rows = await findKnown(db, source.id)
  const known = new Map(rows.map((row) => [row.reference, row]))
  const detailed = await detail(parts, run, known)
  const { reading, closed, failure } = detailed
  if (failure && systemOf(source.system).isOnePage) return failure
  const present = rows.filter(({ goneAt }) => goneAt === null)
  const { emptyPage } = reading
  if (emptyPage && present.some((advert) => isOnPage(emptyPage, advert, source.address)))
    return { ...UNREADABLE, isUnsure: true }
  const isOwnName = createNameTest(employer, source)
  const sorted = sortAdverts(reading.adverts.values(), { known, isOwnName, readingKey })
  const doubt = await findDoubt(db, { source, reading }, { known, leftOut: sorted.leftOut.length })
  const written = doubt
    ? null
    : await writeAdverts(db, sorted.changed, { source, employer, indexJobs, now: began })
  const ended = await db.transaction().execute(async (db) => {
    if (!(await lockRunning(db, source.id))) throw new SourceIsOff()
    if (!doubt) await holdReplaced(db, sorted.replaced, source)
    const names = sorted.leftOut.flatMap(({ employerSaid }) => employerSaid ?? [])
    const has = (reference: string) => reading.adverts.has(reference)
    const refused = await findRefusedToClose(db, source.id)
    const left = new Set(refused.filter((reference) => !has(reference)))
    const unsaid = findUnsaid(source.system, present, { has, closed }).union(left)
    if (!doubt) await see(db, source, present, { reading, unsaid, now: began.toISOString() })
    if (!doubt && systemOf(source.system).detail) await saveDetails(db, source.id, detailed)
    const isByPage = systemOf(source.system).closing === 'page' || emptyPage !== undefined
    const missing = {
      sourceId: source.id,
      reading,
      now: began,
      present,
      unsaid,
      left,
      isByPage,
      doubt,
    }
    const closing = await closeMissing(db, { ...missing, names: [...new Set(names)] })
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
    const record = {
      ...run,
      reading,
      ended: now(),
      outcome,
      counts,
      newestPostedAt,
      closedNothingBecause,
    }
    await recordReadRun(db, record)
    return counts
  })
  if (ended.added + ended.changed + ended.closed + ended.reopened > 0) notifyJobsChanged()
  return null
}

/** A list without texts, with those that stand at its adverts’ own addresses. */
async function detail(
  { db, fetcher, now }: RunParts,
  { source, employer, readingKey, began, reading }: Run & { reading: Reading },
  written: ReadonlyMap<string, KnownAdvert>,
): Promise<DetailedReading> {
  if (systemOf(source.system).detail === undefined)
    return { reading, closed: new Set(), asked: [], failure: null, listed: [] }
  const details = await findDetails(db, source.id)
  const named = { name: employer.name, source: source.name, country: source.country }
  const isOver = (listed: ListedAdvert) => {
    const prepared = prepareListed(listed, named, began)
    return 'isPast' in prepared && prepared.isPast
  }
  return readDetails(source, reading, { fetcher, readingKey, written, details, isOver, now })
}

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
  { source, reading }: { source: RunningSource; reading: Reading },
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

/** Records that adverts are there: those that missed before, and those whose stored sighting is far behind. What is unsaid ages. */
async function see(
  db: Db,
  source: RunningSource,
  present: readonly KnownAdvert[],
  { reading, unsaid, now }: { reading: Reading; unsaid: ReadonlySet<string>; now: string },
) {
  const seen = present.filter(({ reference }) => reading.adverts.has(reference))
  const back = seen.filter((row) => (row.missedAt ?? row.unseenAt) !== null)
  await unmarkMissed(
    db,
    source.id,
    back.map(({ reference }) => reference),
  )
  await markMissed(db, source.id, [...unsaid], { now, as: 'unseen_at' })
  const behind = Date.parse(now) - SIGHTING_LAG_DAYS * DAY_MS
  const late = seen.filter((row) => row.status === 'open' && Date.parse(row.lastSeenAt) < behind)
  if (late.length > 0)
    await recordSightings(
      db,
      late.map(({ jobId }) => jobId),
      now,
    )
}
