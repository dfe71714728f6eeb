import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import problems from '#board/sources/problems.json' with { type: 'json' }
import { SILENT_DAYS, silentDaysOf } from '#board/sources/sources.ts'
import { lockRunning } from '#board/sources/runs/due.queries.ts'
import { readAnew } from '#board/sources/sources.queries.ts'
import { followSource } from './apply-closing.ts'
import { findOpenHold, findRefusedToClose, holdReading } from './holds.queries.ts'

/**
 * Has all that is open of a silent list wait for the desk; returns the id of what waits. The source is locked until the
 * transaction ends.
 */
export async function holdSilent(db: Db, sourceId: Id, now: Date): Promise<Id> {
  const source = isId(sourceId)
    ? await db
        .selectFrom('source')
        .select('lastCompleteAt')
        .where('id', '=', sourceId)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!source) throw new DomainError('not_found')
  if (await findOpenHold(db, sourceId)) throw wrongField('', problems.decideFirst)
  if (source.lastCompleteAt === null || silentDaysOf(source, now.getTime()) < SILENT_DAYS)
    throw wrongField('', problems.notSilent)
  // What is opened again was last seen then.
  await followSource(db, sourceId, source.lastCompleteAt, { lagDays: 0 })
  const missing = await findOpen(db, sourceId)
  if (missing.length === 0)
    throw new DomainError('done_already', [{ field: '', message: problems.nothingOpen }])
  const id = newId()
  const moment = now.toISOString()
  const times = { openedAt: moment, digestSince: moment }
  const known = missing.length
  await db
    .insertInto('sourceHold')
    .values({ id, sourceId, kind: 'silent', digest: '', known, missing, ...times })
    .execute()
  // The same answer as before would not say that they are there.
  await readAnew(db, sourceId)
  return id
}

/**
 * Has all that is open of a page wait for the desk that answers without adverts and does not say that it has none. Only
 * the desk closes them. The next answer is read whole.
 */
export async function holdUnsure(db: Db, sourceId: Id, now: Date): Promise<void> {
  if (!(await lockRunning(db, sourceId))) return
  const refused = new Set(await findRefusedToClose(db, sourceId))
  const open = await findOpen(db, sourceId)
  const missing = open.filter((reference) => !refused.has(reference))
  if (missing.length === 0) return
  const reading = { digest: 'unsure', known: open.length, missing, names: [] }
  await holdReading(db, sourceId, { ...reading, kind: 'empty' }, now.toISOString())
  await readAnew(db, sourceId)
}

/** The ids of the adverts of a source that are open. */
async function findOpen(db: Db, sourceId: Id) {
  const rows = await db
    .selectFrom('sourceAdvert as advert')
    .innerJoin('job', 'job.id', 'advert.jobId')
    .select('advert.reference')
    .where('advert.sourceId', '=', sourceId)
    .where('advert.goneAt', 'is', null)
    .where('job.status', '=', 'open')
    .execute()
  return rows.map(({ reference }) => reference)
}
