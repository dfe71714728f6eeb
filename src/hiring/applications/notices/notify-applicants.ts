import { changeLine } from '#hiring/applications/model/application-words.ts'
import type { InterviewsAfterClosing } from '#hiring/interviews/model/interviews.schema.ts'
import type { CloseReason } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { changesOf, factsOf } from '#board/jobs/changes/job-facts.ts'
import {
  findInProgress,
  findToldOfEnd,
  hasInterview,
  insertNotice,
  markJobBefore,
} from './notices.queries.ts'

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

/**
 * Notifies the applicants in the running that the job is gone, in the transaction that deletes it, or that takes it off
 * the site (`by: 'desk'`).
 */
export async function notifyOfRemoval(
  db: Db,
  tasks: Queue,
  jobId: Id,
  detail: { by?: 'desk' } = {},
) {
  for (const { id } of await findInProgress(db, [jobId])) {
    // Where the desk took it down, we say ourselves that nobody should go.
    if (detail.by !== 'desk')
      await tasks.enqueue(db, 'end-interview', { applicationId: id, isJobClosed: true })
    await insertNotice(db, tasks, { applicationId: id, kind: 'job-removed', detail })
  }
}

/**
 * Notifies those who were told that the job has closed, or that the desk took it off the site, that it is back: put there
 * by us, or opened again (`by: 'employer'`).
 */
export async function notifyOfReturn(
  db: Db,
  tasks: Queue,
  jobId: Id,
  detail: { by?: 'employer' } = {},
) {
  for (const id of await findToldOfEnd(db, jobId))
    await insertNotice(db, tasks, { applicationId: id, kind: 'job-back', detail })
}

/**
 * Notifies the applicants in the running that the job has closed, in the transaction that closes it. Offers stand, so
 * those who have one are not notified; nor are those whose interview stands.
 */
export async function notifyOfClosing(
  db: Db,
  tasks: Queue,
  jobId: Id,
  { reason, interviews }: { reason: CloseReason; interviews: InterviewsAfterClosing },
) {
  for (const one of await findInProgress(db, [jobId])) {
    const { id, status } = one
    const isMeeting = hasInterview(one)
    if (status === 'offered' || (isMeeting && interviews === 'stand')) continue
    if (isMeeting)
      await tasks.enqueue(db, 'end-interview', { applicationId: id, isJobClosed: true })
    await insertNotice(db, tasks, { applicationId: id, kind: 'job-closed', detail: { reason } })
  }
}
