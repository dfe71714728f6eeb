import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { InterviewCancellation } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { decisionOf, hasBegun } from '#hiring/interviews/interviews.policy.ts'
import {
  findOpenInterview,
  recordInterview,
  updateInterview,
} from '#hiring/interviews/interviews.queries.ts'
import { queueInterviewMail, wasTold } from '#hiring/interviews/mail/mails.queries.ts'
import {
  lockApplicationOf,
  requireInterview,
  type InterviewActor,
  type InterviewKey,
} from '#hiring/interviews/people/require-interview.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { requireHarmlessTexts } from '#board/screening/text/screen-message.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const NO_REASON = 'Say why in a sentence, so that they understand it.'

export function createCancel({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { cancel, endOfApplication }

  /**
   * Cancels an interview, which frees the time for the other applicants. An employer gives a reason.
   * @throws {DomainError} `not_found`, `invalid_input`, or `interview_changed` if there is nothing to cancel any more
   */
  async function cancel(
    actor: InterviewActor,
    key: InterviewKey,
    { reason }: InterviewCancellation,
  ) {
    const { application, side } = await requireInterview(db, actor, { ...key, action: 'cancel' })
    await limits.consume(RATE_LIMITS['interview-answer'], actor.id)
    if (side === 'employer') {
      if (!reason) throw wrongField('reason', NO_REASON)
      const { jobId } = application
      const texts = [ofColumn('interview.reason', reason, 'reason')]
      await requireHarmlessTexts(db, actor, { jobId, texts })
    }
    await db.transaction().execute(async (db) => {
      await lockApplicationOf(db, key.id)
      await end(db, key.id, { by: side, reason })
    })
  }

  /** @throws {DomainError} `interview_changed` */
  async function end(db: Db, applicationId: Id, { by, reason }: { by: TalkSide; reason: string }) {
    const open = await findOpenInterview(db, applicationId)
    const isEmpty = open?.startsAt == null && by === 'applicant'
    if (!open || hasBegun(open) || isEmpty) throw new DomainError('interview_changed')
    const { id, startsAt } = open
    const version = open.version + 1
    const endedAt = new Date().toISOString()
    await updateInterview(db, id, { endedAt, endedBy: by, reason, version })
    await recordInterview(db, open, { step: 'cancelled', by })
    const tell = (side: TalkSide) =>
      queueInterviewMail({ db, tasks }, { ...open, version }, { side, kind: 'cancelled' })
    // Offered times are withdrawn without an email if the applicant was not notified of them.
    if (startsAt !== null || (await wasTold(db, id))) await tell('applicant')
    if (startsAt !== null) await tell('employer')
  }

  /**
   * Task: cancels the interview of an application that was withdrawn or rejected, whose offer is answered, or whose job
   * closed or is gone.
   */
  async function endOfApplication({
    applicationId,
    isJobClosed = false,
  }: {
    applicationId: Id
    isJobClosed?: boolean
  }) {
    await db.transaction().execute(async (db) => {
      const application = await lockApplicationOf(db, applicationId)
      const { status, jobStatus } = application
      // A job opened again, or an offer made since, keeps its interviews.
      const isOver =
        isJobClosed &&
        (jobStatus === 'removed' || (jobStatus === 'closed' && status === 'interview'))
      const isEnded = status === 'rejected' || isOver
      const by = decisionOf(application) ? 'applicant' : isEnded ? 'employer' : null
      const open = by && (await findOpenInterview(db, applicationId))
      if (!by || !open) return
      const isToCome = open.startsAt !== null && !hasBegun(open)
      if (isToCome) return end(db, applicationId, { by, reason: '' })
      // The rejection or the closing notifies the applicant.
      if (open.startsAt === null)
        await updateInterview(db, open.id, { endedAt: new Date().toISOString(), endedBy: by })
    })
  }
}
