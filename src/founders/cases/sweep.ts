import { sql } from 'kysely'
import { CASE_TIMES } from './founder-case.ts'
import { sweepDocuments } from '#platform/files/documents/sweep-documents.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteDeadLinks } from './access/links.queries.ts'
import { deleteCaseRow, insertCaseEvent, lockCase, setTurn } from './case.queries.ts'

/** The folder of cases’ documents. */
export const CASE_FOLDER = 'startup-requests'

const IS_SILENT = sql<boolean>`status = 'your-turn'
  and turn_since < now() - make_interval(months => ${CASE_TIMES.silence})`
const IS_OLD = sql<boolean>`status = 'closed'
  and closed_at < now() - make_interval(months => ${CASE_TIMES.closed})`

/** Task, at night: closes unanswered cases, deletes those closed long ago, and removes leftover files. */
export function createCaseSweep({ db, tasks, files }: Pick<Platform, 'db' | 'tasks' | 'files'>) {
  return async function sweep(now = Date.now()) {
    for (const id of await listIds(IS_SILENT)) await lapse(id)
    for (const id of await listIds(IS_OLD)) await remove(id)
    await deleteDeadLinks(db)
    await sweepDocuments({ db, files }, { folder: CASE_FOLDER, table: 'founderDocument' }, now)
  }

  async function listIds(condition: typeof IS_OLD) {
    const rows = await db.selectFrom('startupRequest').select('id').where(condition).execute()
    return rows.map(({ id }) => id)
  }

  async function lapse(id: string) {
    await db.transaction().execute(async (db) => {
      const found = await lockCase(db, id)
      if (found?.status !== 'your-turn') return
      await setTurn(db, found, { status: 'closed' })
      await insertCaseEvent(db, { caseId: id, side: 'desk', action: 'lapsed' })
    })
  }

  async function remove(id: string) {
    await db.transaction().execute(async (db) => {
      const found = await lockCase(db, id)
      // Its founder may have reopened it.
      if (found?.status !== 'closed') return
      const keys = await deleteCaseRow(db, id)
      if (keys.length > 0) await tasks.enqueue(db, 'delete-files', { keys })
    })
  }
}
