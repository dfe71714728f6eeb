import {
  closeOverdue,
  closeReferences,
  followSource,
  hasToFollow,
} from '#board/sources/closing/apply-closing.ts'
import { isThird } from '#board/sources/closing/decide-closing.ts'
import { endHold, findLastHold, holdReading } from '#board/sources/closing/holds.queries.ts'
import { FEW_ADVERTS } from '#board/sources/sources.ts'
import { lockRunning, settle } from './due.queries.ts'
import { NOTHING_DONE, recordReadRun, type ReadRun } from './record-run.ts'
import type { Run, RunParts } from './run.ts'
import { SourceIsOff } from './write-adverts.ts'

/**
 * Takes an answer that nothing has changed as a reading like the last, whatever the number of its adverts. Nearly all are
 * such, so where nothing follows from it, it costs two statements.
 */
export async function takeUnchanged({ db, now, notifyJobsChanged }: RunParts, run: Run) {
  const { source, began } = run
  const outcome = source.lastOutcome ?? 'incomplete'
  const moment = began.toISOString()
  const record: ReadRun = {
    ...run,
    ended: now(),
    outcome,
    reading: null,
    counts: NOTHING_DONE,
    newestPostedAt: null,
    closedNothingBecause: null,
  }
  if (outcome === 'complete' && !(await hasToFollow(db, source.id, began))) {
    await recordReadRun(db, record)
    return
  }
  const closed = await db.transaction().execute(async (db) => {
    if (!(await lockRunning(db, source.id))) throw new SourceIsOff()
    const { gone, isSettled = false } =
      outcome === 'complete' ? { gone: await closeOverdue(db, source.id, began) } : await waitOn()
    if (outcome === 'complete') await followSource(db, source.id, moment)
    const counts = { ...NOTHING_DONE, closed: gone.length }
    const closedNothingBecause = outcome === 'held' && gone.length === 0 ? 'held' : null
    await recordReadRun(db, {
      ...record,
      outcome: isSettled ? 'complete' : outcome,
      counts,
      closedNothingBecause,
    })
    if (isSettled) await settle(db, source.id)
    return gone.length

    /**
     * One more of the readings that wait for the desk, or that it has refused: what they have is seen. The third of a
     * small list closes.
     */
    async function waitOn() {
      const held = await findLastHold(db, source.id)
      if (!held) return { gone: [] }
      const isOfIts = held.kind === 'fewer' || held.kind === 'empty'
      const { missing } = held
      if (isOfIts) await followSource(db, source.id, moment, { missing })
      if (held.state !== 'open') return { gone: [] }
      const isThirdOfFew = held.known < FEW_ADVERTS && isThird(held, { ...held, now: began })
      await holdReading(db, source.id, held, moment)
      if (!isThirdOfFew) return { gone: [] }
      if (isOfIts) await endHold(db, source.id, moment)
      const gone = await closeReferences(db, source.id, missing, moment)
      return { gone, isSettled: isOfIts }
    }
  })
  if (closed > 0) notifyJobsChanged()
}
