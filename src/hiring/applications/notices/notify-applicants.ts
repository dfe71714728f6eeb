import { changeLine } from '#hiring/applications/model/application-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { changesOf, factsOf } from '#board/jobs/changes/job-facts.ts'
import { findInProgress, insertNotice, markJobBefore, type Notice } from './notices.queries.ts'

/** Changes within this time make one notice. */
export const CHANGE_DELAY_SECONDS = 600

type Queue = Pick<Tasks, 'enqueue'>

/**
 * Queues a notice, some minutes later, of what differs from what applicants last knew. Call it in the transaction that
 * changes a job, which is locked.
 * @returns what changed, a line each
 */
export async function notifyOfJobChange(
  db: Db,
  tasks: Queue,
  { before, after }: { before: ViewRow; after: Parameters<typeof factsOf>[0] },
): Promise<string[]> {
  const known = factsOf(before)
  const changes = changesOf(known, factsOf(after))
  if (changes.length === 0) return []
  if ((await markJobBefore(db, before.id, known)) > 0) {
    const options = { delaySeconds: CHANGE_DELAY_SECONDS }
    await tasks.enqueue(db, 'tell-job-change', { jobId: before.id }, options)
  }
  return changes.map(changeLine)
}

/** Notifies the applicants who wait for the employer that the job has ended, in the transaction that ends it. */
export async function notifyOfEnd(db: Db, tasks: Queue, jobId: Id, notice: Notice) {
  for (const { id } of await findInProgress(db, jobId))
    await insertNotice(db, tasks, { applicationId: id, ...notice })
}
