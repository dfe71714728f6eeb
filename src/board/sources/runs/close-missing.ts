import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { closeReferences, markMissed } from '#board/sources/closing/apply-closing.ts'
import { decideClosing, type Closing } from '#board/sources/closing/decide-closing.ts'
import {
  endHold,
  findOpenHold,
  findVerdict,
  holdReading,
  isRefusedUnmarked,
} from '#board/sources/closing/holds.queries.ts'
import type { Reading } from '#board/sources/reading/read-feed.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import { COMPARED_ADVERTS, type NothingClosed } from '#board/sources/sources.ts'
import type { KnownAdvert } from './due.queries.ts'
import type { Outcome } from './record-run.ts'

/** A reason to believe that a list is another employer’s by now; null for none. */
export type Doubt = 'other-employer' | 'all-new' | null

interface ToClose {
  sourceId: Id
  reading: Reading
  now: Date
  /** The adverts that were known and not gone. */
  present: readonly KnownAdvert[]
  /** The ids of those that it misses, though it does not say that they are closed. */
  unsaid: ReadonlySet<string>
  /** Those of them that the desk has refused to close: what else misses is compared without them. */
  left: ReadonlySet<string>
  isByPage: boolean
  doubt: Doubt
  /** Names of other employers in the list. */
  names: string[]
}

interface Closed {
  outcome: Outcome
  because: NothingClosed | null
  closed: number
}

const HELD: Closed = { outcome: 'held', because: 'held', closed: 0 }

/** Closes what a list misses, has it wait for the desk, or leaves it as it is. */
export async function closeMissing(db: Db, toClose: ToClose): Promise<Closed> {
  const { sourceId, reading, now, present, unsaid, left, doubt, names } = toClose
  const { adverts, digest } = reading
  const open = present.filter(({ status, reference }) => status === 'open' && !left.has(reference))
  const verdict = doubt && (await findVerdict(db, sourceId, digest))
  if (verdict?.state === 'refused' || verdict?.state === 'undone') return HELD
  const came = doubt ? firstLines(reading) : []
  const hold = { digest, known: open.length, missing: [], names, came }
  if (doubt === 'other-employer') {
    await holdReading(db, sourceId, { ...hold, kind: doubt }, now.toISOString())
    return HELD
  }
  const gap = gapIn(reading)
  if (gap || !reading.isWhole) return { outcome: 'incomplete', because: gap, closed: 0 }
  const held = await findOpenHold(db, sourceId)
  const closing = decideClosing({
    open,
    has: (reference) => adverts.has(reference) || unsaid.has(reference),
    isEmpty: adverts.size === 0,
    isByPage: toClose.isByPage,
    digest,
    now,
    held,
  })
  const isOfHold = closing.kind === 'hold' && !doubt && !held
  if (isOfHold && (await isRefusedUnmarked(db, sourceId, digest))) return HELD
  if (closing.kind !== 'hold' && !doubt) return applyClosing(db, toClose, closing)
  const missing = closing.kind === 'hold' ? closing.missing : []
  const kind = doubt ?? (closing.kind === 'hold' ? closing.holdKind : 'fewer')
  await holdReading(db, sourceId, { ...hold, kind, missing }, now.toISOString())
  const gone = closing.kind === 'few' ? closing.gone : []
  const { length } = await closeReferences(db, sourceId, gone, now.toISOString())
  return { ...HELD, because: length > 0 ? null : 'held', closed: length }
}

async function applyClosing(
  db: Db,
  { sourceId, reading, now, present, unsaid }: ToClose,
  closing: Extract<Closing, { kind: 'apply' | 'few' }>,
): Promise<Closed> {
  const moment = now.toISOString()
  const missing = present.filter(
    ({ reference }) => !reading.adverts.has(reference) && !unsaid.has(reference),
  )
  await endHold(db, sourceId, moment)
  if (closing.kind === 'apply') await markMissed(db, sourceId, closing.missed, { now: moment })
  // Closed already, by their closing date or their employer: they need no second reading.
  const closedBefore = missing.filter(({ status }) => status === 'closed')
  const over = [...closing.gone, ...closedBefore.map(({ reference }) => reference)]
  const { length } = await closeReferences(db, sourceId, over, moment)
  const isWaiting = closing.kind === 'apply' && missing.some(({ status }) => status === 'open')
  return {
    outcome: 'complete',
    because: length === 0 && isWaiting ? 'grace' : null,
    closed: length,
  }
}

/** The first adverts of a reading, each with its place and the employer that it names. */
function firstLines({ adverts }: Reading) {
  return [...adverts.values()]
    .slice(0, COMPARED_ADVERTS)
    .map(({ advert, employerSaid }) =>
      [advert.title, advert.location, employerSaid]
        .flatMap((part) => cleanLine((part ?? '').slice(0, 200)) || [])
        .join(' · '),
    )
}

/** A reason why what misses may still be there. */
function gapIn({ withoutId, hasSameIds }: Reading): NothingClosed | null {
  if (withoutId > 0) return 'no-ids'
  return hasSameIds ? 'same-ids' : null
}
