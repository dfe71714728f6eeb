import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { HoldKind } from '#board/sources/sources.ts'

/** What waits for the desk at a source, or else what it last refused; null if there is neither. */
export async function findLastHold(db: Db, sourceId: Id) {
  const row = await db
    .selectFrom('sourceHold')
    .select(['kind', 'state', 'digest', 'digestSince', 'readings', 'missing', 'known', 'names'])
    .where('sourceId', '=', sourceId)
    .where('state', 'in', ['open', 'refused', 'undone'])
    .where('kind', '<>', 'silent')
    .orderBy('decidedAt', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** What waits for the desk at a source; null if nothing does. */
export async function findOpenHold(db: Db, sourceId: Id) {
  const row = await db
    .selectFrom('sourceHold')
    .select(['id', 'kind', 'digest', 'digestSince', 'readings'])
    .where('sourceId', '=', sourceId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row ?? null
}

/** The desk’s last word about a reading with these ids; null if it has said nothing. */
export async function findVerdict(db: Db, sourceId: Id, digest: string) {
  const row = await db
    .selectFrom('sourceHold')
    .select(['kind', 'state'])
    .where('sourceId', '=', sourceId)
    .where('digest', '=', digest)
    .where('state', 'in', ['accepted', 'refused', 'undone'])
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Whether the desk has refused a reading with these ids, and its list has said nothing else since: a process of the
 * version before did not record it for the adverts. This can go with the next version.
 */
export async function isRefusedUnmarked(db: Db, sourceId: Id, digest: string): Promise<boolean> {
  const verdict = await findVerdict(db, sourceId, digest)
  if (verdict?.state !== 'refused' && verdict?.state !== 'undone') return false
  const source = await db
    .selectFrom('source')
    .select('lastOutcome')
    .where('id', '=', sourceId)
    .executeTakeFirst()
  return source?.lastOutcome !== 'complete'
}

/** The ids of the adverts that the desk has refused to close, or opened again, and that no reading has had since. */
export async function findRefusedToClose(db: Db, sourceId: Id): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from source_advert as advert
    where source_id = ${sourceId} and gone_at is null and unseen_at is not null and exists (
      select from source_hold as hold
      where hold.source_id = advert.source_id and hold.state in ('refused', 'undone')
        and hold.decided_at >= advert.unseen_at and advert.reference = any(hold.missing))`.execute(
    db,
  )
  return rows.map(({ reference }) => reference)
}

interface HeldReading {
  kind: HoldKind
  digest: string
  known: number
  missing: string[]
  names: string[]
  /** The first adverts of the reading, a line each. */
  came?: string[]
}

/** The most names of other employers that the desk is shown. */
const MOST_NAMES = 20

/** Has a reading wait for the desk: one more of the same, or another in its place. */
export async function holdReading(db: Db, sourceId: Id, reading: HeldReading, now: string) {
  const { kind, digest, known, missing, came } = reading
  const held = await findOpenHold(db, sourceId)
  const names = reading.names.slice(0, MOST_NAMES)
  const content = { kind, digest, known, missing, names, ...(came && { came }) }
  if (!held) {
    await db
      .insertInto('sourceHold')
      .values({ id: newId(), sourceId, openedAt: now, digestSince: now, ...content })
      .execute()
    return
  }
  const isSame = held.digest === digest && held.kind === kind
  const readings = isSame ? held.readings + 1 : 1
  const since = isSame ? {} : { digestSince: now, acceptedBy: null, acceptedAt: null }
  await db
    .updateTable('sourceHold')
    .set({ ...content, ...since, readings })
    .where('id', '=', held.id)
    .execute()
}

/** Ends what waits at a source, because a reading is as usual again, or has closed by itself. */
export async function endHold(db: Db, sourceId: Id, now: string) {
  await db
    .updateTable('sourceHold')
    .set({ state: 'ended', decidedAt: now })
    .where('sourceId', '=', sourceId)
    .where('state', '=', 'open')
    .execute()
}
