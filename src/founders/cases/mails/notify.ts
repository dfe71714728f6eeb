import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskPayloads } from '#platform/tasks/tasks.ts'
import { lockCase } from '#founders/cases/case.queries.ts'
import { assignMail, findPendingMessages, MAIL_TO, secondsUntilNextMail } from './mails.queries.ts'

/**
 * Task: queues one email about all messages to a side that are in no email yet, at most one an hour. Within the hour it
 * runs again when that is over. Each message belongs to one email, so it is never announced twice.
 */
export function createTellCase({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return async function notifyCase({ caseId, to }: TaskPayloads['tell-case']) {
    await db.transaction().execute(async (db) => {
      if (!(await lockCase(db, caseId))) return
      const pending = await findPendingMessages(db, caseId, to)
      if (pending.length === 0) return
      const delaySeconds = await secondsUntilNextMail(db, caseId, to)
      if (delaySeconds > 0) return tasks.enqueue(db, 'tell-case', { caseId, to }, { delaySeconds })
      const mailId = await queueMail(
        { db, tasks },
        { kind: 'founder-case', subject: caseId, about: { kind: MAIL_TO[to] } },
      )
      await assignMail(db, pending, mailId)
    })
  }
}
