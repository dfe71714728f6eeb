import { DomainError } from '#platform/primitives/errors.schema.ts'
import type {
  ApplicantReport,
  InterviewOutcome,
} from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { hasBegun } from '#hiring/interviews/interviews.policy.ts'
import {
  findOpenInterview,
  recordInterview,
  updateInterview,
} from '#hiring/interviews/interviews.queries.ts'
import { queueInterviewMail } from '#hiring/interviews/mail/mails.queries.ts'
import {
  lockApplicationOf,
  requireInterview,
  type InterviewActor,
} from '#hiring/interviews/people/require-interview.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { screenNote } from '#board/screening/text/stop-text.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The time in which a mistaken press can be corrected. */
const LATER = { delaySeconds: 60 }

interface EmployerKey {
  jobId: Id
  id: Id
}

export function createOutcome({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { sayOutcome, report }

  /**
   * Records the outcome, once the interview has begun. The applicant is notified if the employer says they did not
   * come, and never sees the note.
   * @throws {DomainError} `not_found`, `invalid_input` or `interview_changed`
   */
  async function sayOutcome(
    actor: InterviewActor,
    key: EmployerKey,
    { says, outcomeNote }: InterviewOutcome,
  ) {
    await requireInterview(db, actor, { ...key, action: 'say the outcome' })
    await limits.consume(RATE_LIMITS['interview-answer'], actor.id)
    if (outcomeNote) await screenNote(db, actor, { jobId: key.jobId, text: outcomeNote })
    await db.transaction().execute(async (db) => {
      const past = await lockPast(db, key.id)
      await updateInterview(db, past.id, { employerSays: says, outcomeNote })
      if (past.employerSays === says) return
      await recordInterview(db, past, { step: says, by: 'employer' })
      if (says === 'no-show')
        await queueInterviewMail({ db, tasks }, past, { side: 'applicant', kind: says, ...LATER })
    })
  }

  /**
   * Records the applicant’s report that nobody came or, in reply to the employer’s mark, that they were there.
   * @throws {DomainError} `not_found` or `interview_changed`
   */
  async function report(actor: InterviewActor, id: Id, { says }: ApplicantReport) {
    await requireInterview(db, actor, { id, action: 'say who came' })
    await limits.consume(RATE_LIMITS['interview-answer'], actor.id)
    await db.transaction().execute(async (db) => {
      const past = await lockPast(db, id)
      if (says === 'was-there' && past.employerSays !== 'no-show')
        throw new DomainError('interview_changed')
      if (past.applicantSays === says) return
      await updateInterview(db, past.id, { applicantSays: says })
      await recordInterview(db, past, { step: says, by: 'applicant' })
      await queueInterviewMail({ db, tasks }, past, { side: 'employer', kind: says, ...LATER })
    })
  }
}

/** Locks the application and returns its past interview. @throws {DomainError} `interview_changed` */
async function lockPast(db: Db, id: Id) {
  await lockApplicationOf(db, id)
  const open = await findOpenInterview(db, id)
  if (!open || !hasBegun(open)) throw new DomainError('interview_changed')
  return open
}
