import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ApplicationMail } from '#hiring/applications/applications.mails.ts'
import type { Db } from '#platform/database/database.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { TaskOptions, Tasks } from '#platform/tasks/tasks.ts'

/** Queues an email about an application, in the transaction of its cause; returns its id. */
export async function queueApplicationMail(
  queue: { db: Db; tasks: Pick<Tasks, 'enqueue'> },
  applicationId: Id,
  { delaySeconds = 0, ...about }: ApplicationMail & TaskOptions,
): Promise<Id> {
  const mail = { kind: 'application', subject: applicationId, about } as const
  return queueMail(queue, mail, { delaySeconds })
}
