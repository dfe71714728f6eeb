import type { Id } from '#contract/primitives.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { isUnderReview } from '#server/applications/employer/applicants.queries.ts'
import { assignWords } from '#server/applications/talk/notify-messages.queries.ts'
import { changesOf, factsOf } from './job-facts.ts'
import { findLicenceNotice } from './licence-notice.queries.ts'
import {
  consumeJobBefore,
  consumeStatusBefore,
  enqueueNoticeMail,
  findActive,
  findStatusEvent,
  insertNotice,
  lockJobFacts,
} from './notices.queries.ts'

/** While the desk looks at a job or a message, nobody is told of it. */
const HELD_DELAY_SECONDS = 3600

/** Tasks: what has become of a job or an application by now is told to its applicants. */
export function createNotices({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return { notifyJobChange, notifyStatus, notifyLicence }

  /** Tells nothing to those for whom the job is again what it was. */
  async function notifyJobChange({ jobId }: { jobId: Id }) {
    await db.transaction().execute(async (db) => {
      const job = await lockJobFacts(db, jobId)
      if (!job) return
      if (job.status === 'held') {
        const options = { delaySeconds: HELD_DELAY_SECONDS }
        return tasks.enqueue(db, 'tell-job-change', { jobId }, options)
      }
      const facts = factsOf(job)
      for (const { id, jobBefore } of await consumeJobBefore(db, jobId)) {
        const changes = changesOf(jobBefore, facts)
        if (changes.length === 0 || job.status === 'removed') continue
        await insertNotice(db, tasks, {
          applicationId: id,
          kind: 'job-changed',
          detail: { changes },
        })
      }
    })
  }

  /**
   * Tells the status of now with the words that came with it, and nothing if it is again what it was. Words of another
   * status that was set meanwhile are told as any message is.
   */
  async function notifyStatus({ applicationId }: { applicationId: Id }) {
    await db.transaction().execute(async (db) => {
      if (await isUnderReview(db, applicationId)) {
        const options = { delaySeconds: HELD_DELAY_SECONDS }
        return tasks.enqueue(db, 'tell-status', { applicationId }, options)
      }
      const found = await consumeStatusBefore(db, applicationId)
      if (!found || found.withdrawnAt || found.jobStatus === 'removed') return
      if (found.status !== found.statusBefore) {
        const eventId = await findStatusEvent(db, applicationId, found.status)
        if (eventId !== null) {
          const mailId = await enqueueNoticeMail(db, tasks, { applicationId, eventId })
          await assignWords(db, { eventId, mailId })
        }
      }
      await tasks.enqueue(db, 'tell-messages', { applicationId, side: 'applicant' })
    })
  }

  /** Tells nothing if the job has closed, or passes again. */
  async function notifyLicence({ jobId, loadId }: TaskPayloads['tell-applicants-licence']) {
    await db.transaction().execute(async (db) => {
      const licence = await findLicenceNotice(db, { jobId, loadId })
      if (!licence) return
      for (const { id } of await findActive(db, jobId))
        await insertNotice(db, tasks, {
          applicationId: id,
          kind: 'licence-changed',
          detail: { licence, loadId },
        })
    })
  }
}
