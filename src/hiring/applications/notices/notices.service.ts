import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskPayloads } from '#platform/tasks/tasks.ts'
import {
  dropWaiting,
  findLastMove,
  markShown,
} from '#hiring/applications/actions/moves/moves.queries.ts'
import { sendWaitingWords } from '#hiring/applications/actions/messages/waiting-messages.queries.ts'
import { isUnderReview } from '#hiring/applicants/employer/applicants.queries.ts'
import { assignWords } from '#hiring/talk/messages/notify-messages.queries.ts'
import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import { changesOf, factsOf } from '#board/jobs/changes/job-facts.ts'
import { lockJobForShare } from '#hiring/apply/apply.queries.ts'
import {
  clearStatusBefore,
  consumeJobBefore,
  findActive,
  insertNotice,
  isToldWithTimes,
  lockStatusBefore,
  findLicenceNotice,
} from './notices.queries.ts'

/** While the desk reviews a job or a message, nobody is notified. */
const HELD_DELAY_SECONDS = 3600

/** Tasks: notify applicants of the current state of their job or application. */
export function createNotices({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return { notifyJobChange, notifyStatus, notifyLicence }

  /** Skips applicants for whom the job is again what it was. */
  async function notifyJobChange({ jobId }: { jobId: Id }) {
    await db.transaction().execute(async (db) => {
      const job = await lockJobForShare(db, jobId)
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
   * Notifies an applicant of their current stage with the employer’s text for it, unless the stage is again the one
   * they last knew. Texts for stages in between go out as ordinary messages. A change that was corrected or undone
   * sends nothing: the change after it has its own minute and its own task.
   */
  async function notifyStatus({ applicationId, eventId }: TaskPayloads['tell-status']) {
    await db.transaction().execute(async (db) => {
      if (await isUnderReview(db, applicationId)) {
        const options = { delaySeconds: HELD_DELAY_SECONDS }
        return tasks.enqueue(db, 'tell-status', { applicationId, eventId }, options)
      }
      const found = await lockStatusBefore(db, applicationId)
      if (!found) return
      const last = await findLastMove(db, applicationId)
      if (eventId !== undefined && last?.id !== eventId) return
      if (found.withdrawnAt || found.jobStatus === 'removed') return dropWaiting(db, applicationId)
      await clearStatusBefore(db, applicationId)
      await sendWaitingWords(db, applicationId)
      if (last && found.status !== found.statusBefore) {
        await markShown(db, last.id)
        if (!(await isToldWithTimes(db, last.id))) {
          const mail = { kind: 'notice', eventId: last.id } as const
          const mailId = await queueApplicationMail({ db, tasks }, applicationId, mail)
          await assignWords(db, { eventId: last.id, mailId })
        }
      }
      await tasks.enqueue(db, 'tell-messages', { applicationId, side: 'applicant' })
    })
  }

  /** Does nothing if the job has closed, or passes again. */
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
