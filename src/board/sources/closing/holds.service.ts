import { sql } from 'kysely'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { holdOptOuts } from '#board/sources/opt-out/opt-out.queries.ts'
import problems from '#board/sources/problems.json' with { type: 'json' }
import { readAnew } from '#board/sources/sources.queries.ts'
import {
  MOST_ALONE,
  UNDO_DAYS,
  type HoldComparison,
  type SourceHold,
} from '#board/sources/sources.ts'
import { closeReferences, leaveUnseen } from './apply-closing.ts'
import { compareHold } from './compare-hold.ts'
import { holdSilent } from './open-hold.ts'
import { acceptNames, findUnrefused, takeBack } from './take-back.ts'

type HoldAction = 'source-hold-accepted' | 'source-hold-refused' | 'source-hold-undone'
interface HoldEntry {
  action: HoldAction
  subject: { kind: 'data'; id: Id }
  detail: string
}

/** Makes a change by an admin and its entry in the desk’s log in one transaction; anybody else is refused. */
export interface DeskGuard {
  requireAdmin(actor: Actor): Promise<void>
  changeAndLog<Result>(
    actor: Actor,
    change: (db: Db, log: (entry: HoldEntry) => Promise<number>) => Promise<Result>,
  ): Promise<Result>
}

interface Parts {
  db: Db
  desk: DeskGuard
  indexJobs: IndexJobs
  notifyJobsChanged(): void
  now(): Date
}

const DAY_MS = 86_400_000

/** What waits for the desk at sources: closings that are too many at once, and lists that may be another employer’s. */
export function createHolds({ db, desk, indexJobs, notifyJobsChanged, now }: Parts) {
  return { list, compare, accept, closeNow, refuse, undo }

  /** What waits, and what was decided and can be undone, newest first. */
  async function list(actor: Actor): Promise<SourceHold[]> {
    await desk.requireAdmin(actor)
    const moment = now().toISOString()
    const rows = await db
      .selectFrom('sourceHold as hold')
      .innerJoin('source', 'source.id', 'hold.sourceId')
      .select(['hold.id', 'hold.sourceId', 'source.name as source', 'hold.kind', 'hold.state'])
      .select(['hold.openedAt', 'hold.known', 'hold.names', 'hold.acceptedBy', 'hold.acceptedAt'])
      .select(['hold.decidedAt', sql<number>`cardinality(hold.missing)`.as('missing')])
      .where((is) =>
        is.or([
          is('hold.state', '=', 'open'),
          is(
            'hold.decidedAt',
            '>',
            new Date(Date.parse(moment) - UNDO_DAYS * DAY_MS).toISOString(),
          ),
        ]),
      )
      .orderBy('hold.openedAt', 'desc')
      .limit(200)
      .execute()
    return rows.map((row) => ({
      ...row,
      needsSecond: row.missing > MOST_ALONE,
      undoUntil: row.state === 'accepted' ? undoEnd(row.decidedAt) : null,
    }))
  }

  /** The adverts of a list beside those of the reading that waits. @throws {DomainError} `not_found` if none does */
  async function compare(actor: Actor, id: Id): Promise<HoldComparison> {
    await desk.requireAdmin(actor)
    return compareHold(db, id)
  }

  /**
   * Accepts what waits: closes the adverts that miss, or lets the list be read. More than a thousand closings wait for a
   * second admin. Returns whether it is decided.
   * @throws {DomainError} for everyone but admins, or if somebody has decided it, or the same admin says it twice
   */
  async function accept(actor: Actor, id: Id): Promise<boolean> {
    return decide(actor, (db) => lockHold(db, id, ['open']))
  }

  /**
   * Closes all that is open of a list that is silent, by the rules of what waits: a second admin above a thousand, and
   * seven days to undo it. Returns whether it is decided.
   * @throws {DomainError} for everyone but admins, for a list that is not silent, or has nothing open, or has a reading that waits
   */
  async function closeNow(actor: Actor, sourceId: Id): Promise<boolean> {
    return decide(actor, async (db) => {
      const id = await holdSilent(db, sourceId, now())
      return lockHold(db, id, ['open'])
    })
  }

  async function decide(actor: Actor, find: (db: Db) => Promise<Hold>): Promise<boolean> {
    const isDecided = await desk.changeAndLog(actor, async (db, log) => {
      const hold = await find(db)
      const { id } = hold
      const moment = now().toISOString()
      const needsSecond = hold.missing.length > MOST_ALONE
      if (needsSecond && hold.acceptedBy === actor.id) throw wrongField('', problems.sameAdmin)
      const isFirst = hold.acceptedAt === null
      const who = isFirst ? { acceptedBy: actor.id, acceptedAt: moment } : { secondedBy: actor.id }
      await log(toEntry('source-hold-accepted', hold))
      if (needsSecond && isFirst) {
        await db.updateTable('sourceHold').set(who).where('id', '=', id).execute()
        return false
      }
      const closedJobs = await closeReferences(db, hold.sourceId, hold.missing, moment)
      await db
        .updateTable('sourceHold')
        .set({ ...who, state: 'accepted', decidedAt: moment, closedJobs })
        .where('id', '=', id)
        .execute()
      if (hold.kind === 'other-employer') await acceptNames(db, hold)
      await readAgain(db, hold, moment)
      return true
    })
    if (isDecided) notifyJobsChanged()
    return isDecided
  }

  /** Leaves the adverts open that miss: they are unseen, and nothing closes them until their list has them again. */
  async function refuse(actor: Actor, id: Id): Promise<void> {
    await desk.changeAndLog(actor, async (db, log) => {
      const hold = await lockHold(db, id, ['open'])
      const decidedAt = now().toISOString()
      await db
        .updateTable('sourceHold')
        .set({ state: 'refused', decidedAt })
        .where('id', '=', id)
        .execute()
      await leaveUnseen(db, hold, decidedAt)
      await log(toEntry('source-hold-refused', hold))
    })
  }

  /**
   * Opens again, within seven days, what an accepted hold has closed; not what leads to a site whose holder has opted
   * out since. Adverts that were shown because the list was taken for the employer’s are closed. Returns how many were opened.
   * @throws {DomainError} also if nobody may read the list any more
   */
  async function undo(actor: Actor, id: Id): Promise<number> {
    const { opened, closed } = await desk.changeAndLog(actor, async (db, log) => {
      // Before the source, like everybody who opts out.
      await holdOptOuts(db)
      const hold = await lockHold(db, id, ['accepted'])
      const moment = now().toISOString()
      if (moment > (undoEnd(hold.decidedAt) ?? '')) throw wrongField('', problems.undoOver)
      if (hold.isEnded) throw wrongField('', problems.ended)
      const { rows } = await sql<{ id: Id }>`
        update job set status = 'open', closed_as = null, closed_at = null, updated_at = now()
        where id = any(${await findUnrefused(db, hold.closedJobs)}::text[]) and status = 'closed' and closed_as = 'gone'
          and (closes_at is null or closes_at > ${moment}::timestamptz)
        returning id`.execute(db)
      const ids = rows.map((row) => row.id)
      // Nobody has seen them since, whatever was read meanwhile.
      await sql`
        update source_advert set gone_at = null, missed_at = null, unseen_at = ${moment}::timestamptz
        where source_id = ${hold.sourceId} and job_id = any(${ids}::text[])`.execute(db)
      await indexJobs(db, ids)
      const closed = await takeBack(db, hold, moment)
      await db
        .updateTable('sourceHold')
        .set({ state: 'undone', decidedAt: moment, closedJobs: [] })
        .where('id', '=', id)
        .execute()
      await readAgain(db, hold, moment)
      await log(toEntry('source-hold-undone', hold))
      return { opened: ids.length, closed }
    })
    if (opened + closed > 0) notifyJobsChanged()
    return opened
  }
}

export type Hold = Awaited<ReturnType<typeof lockHold>>

/** Locks the source first, like a run. @throws {DomainError} `not_found`, or that somebody has decided it */
async function lockHold(db: Db, id: Id, states: readonly ('open' | 'accepted')[]) {
  const of = isId(id)
    ? await db.selectFrom('sourceHold').select('sourceId').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!of) throw new DomainError('not_found')
  const source = await db
    .selectFrom('source')
    .select(['name', 'state', 'stateBecause', 'stateAt'])
    .where('id', '=', of.sourceId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const hold = await db
    .selectFrom('sourceHold')
    .select(['id', 'sourceId', 'kind', 'state', 'missing', 'names', 'acceptedBy', 'acceptedAt'])
    .select(['decidedAt', 'closedJobs'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!states.some((state) => state === hold.state))
    throw new DomainError('done_already', [{ field: '', message: problems.decided }])
  // One that fails may be read again, and one that was off already is as it was; one that was ended since is not.
  const isEnded =
    source.state === 'off' &&
    source.stateBecause !== 'failures' &&
    !(hold.kind === 'silent' && source.stateAt <= (hold.decidedAt ?? ''))
  return { ...hold, source: source.name, isEnded }
}

function toEntry(action: HoldAction, { sourceId, source, missing }: Hold): HoldEntry {
  const detail = `${source}: ${missing.length} adverts`
  return { action, subject: { kind: 'data', id: sourceId }, detail }
}

function undoEnd(decidedAt: string | null) {
  if (decidedAt === null) return null
  return new Date(Date.parse(decidedAt) + UNDO_DAYS * DAY_MS).toISOString()
}

/** A silent list is read when it is its turn: what is asked of it meanwhile does not become more often. */
async function readAgain(db: Db, { sourceId, kind }: Hold, now: string) {
  await readAnew(db, sourceId)
  if (kind === 'silent') return
  await db.updateTable('source').set({ nextAt: now }).where('id', '=', sourceId).execute()
}
