import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { insertEvent } from '#hiring/applications/applications.queries.ts'
import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { CHANGE_DELAY_SECONDS } from '#hiring/applications/notices/notify-applicants.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { hasWaitingNotice, markShared, markSharedWithProved } from './details.queries.ts'

const BATCH = 100

/** Handing over the CV, the letter and the contact details of an application. */
export function createDetails({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return { share, shareWithProved }

  /**
   * Hands over by the applicant’s own choice and notifies the employer. Does nothing if they have the details.
   * @throws {DomainError} `withdrawn`
   */
  async function share(actor: Pick<Actor, 'id' | 'secondFactorAt'>, id: Id) {
    const action = 'hand over the details'
    const { jobId, withdrawnAt } = await requireApplication(db, actor, { id, action })
    if (withdrawnAt) throw new DomainError('withdrawn')
    await db.transaction().execute(async (db) => {
      if (!(await markShared(db, id))) return
      await insertEvent(db, id, { kind: 'details' })
      await notifyEmployer(db, { applicationId: id, jobId })
    })
  }

  /** Details handed over within ten minutes for one job make one email. */
  async function notifyEmployer(
    db: Db,
    { applicationId, jobId }: { applicationId: Id; jobId: Id },
  ) {
    if (await hasWaitingNotice(db, jobId)) return
    const mail = { kind: 'details-to-employer', delaySeconds: CHANGE_DELAY_SECONDS } as const
    await queueApplicationMail({ db, tasks }, applicationId, mail)
  }

  /**
   * Task: hands over details that waited for organisations that are now proved, and notifies the applicants. It runs by
   * the clock, so that an application that is sent during a proof is not left out.
   */
  async function shareWithProved() {
    for (;;) {
      const ids = await db.transaction().execute(async (db) => {
        const ids = await markSharedWithProved(db, BATCH)
        for (const applicationId of ids) {
          await insertEvent(db, applicationId, { kind: 'details' })
          await queueApplicationMail({ db, tasks }, applicationId, { kind: 'details' })
        }
        return ids
      })
      if (ids.length < BATCH) return
    }
  }
}
