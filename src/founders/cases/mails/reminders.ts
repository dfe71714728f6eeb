import { sql } from 'kysely'
import { CASE_TIMES } from '#founders/cases/founder-case.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { insertCaseEvent, lockCase } from '#founders/cases/case.queries.ts'

/** Task: reminds founders once that it is their turn. A run that is killed and repeated reminds no founder twice. */
export function createCaseReminders({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return async function remind() {
    const due = await db
      .selectFrom('startupRequest')
      .select('id')
      .where(IS_DUE)
      .orderBy('turnSince')
      .limit(500)
      .execute()
    for (const { id } of due) {
      await db.transaction().execute(async (db) => {
        if (!(await lockCase(db, id))) return
        const marked = await db
          .updateTable('startupRequest')
          .set({ remindedAt: sql`now()` })
          .where('id', '=', id)
          .where(IS_DUE)
          .returning('id')
          .executeTakeFirst()
        if (!marked) return
        await insertCaseEvent(db, { caseId: id, side: 'desk', action: 'reminded' })
        await queueMail(
          { db, tasks },
          { kind: 'founder-case', subject: id, about: { kind: 'reminder' } },
        )
      })
    }
  }
}

const IS_DUE = sql<boolean>`status = 'your-turn' and reminded_at is null
  and turn_since < now() - make_interval(days => ${CASE_TIMES.reminder})`
