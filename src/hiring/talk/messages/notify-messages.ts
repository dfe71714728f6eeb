import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskPayloads } from '#platform/tasks/tasks.ts'
import {
  assignMail,
  findPendingMessages,
  lockApplication,
  MAIL_KINDS,
  secondsUntilNextMail,
} from './notify-messages.queries.ts'

/**
 * Task: queues one email about all unread and unmailed messages to a side, at most one an hour. Within the hour, it
 * runs again once that is over. Each message belongs to one email, so none is sent twice.
 */
export function createMessageNotifier({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return async function notifyMessages({ applicationId, side }: TaskPayloads['tell-messages']) {
    await db.transaction().execute(async (db) => {
      if (!(await lockApplication(db, applicationId))) return
      const pending = await findPendingMessages(db, applicationId, side)
      if (pending.length === 0) return
      const delaySeconds = await secondsUntilNextMail(db, applicationId, side)
      if (delaySeconds > 0)
        return tasks.enqueue(db, 'tell-messages', { applicationId, side }, { delaySeconds })
      const mail = { kind: MAIL_KINDS[side] }
      const mailId = await queueApplicationMail({ db, tasks }, applicationId, mail)
      await assignMail(db, pending, mailId)
    })
  }
}
