import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { OtherTimes } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { insertMessage } from '#hiring/talk/messages/insert-message.ts'
import { hasBegun, pauseOf } from '#hiring/interviews/interviews.policy.ts'
import {
  findOpenInterview,
  insertInterviewEvent,
  updateInterview,
} from '#hiring/interviews/interviews.queries.ts'
import {
  lockApplicationOf,
  requireInterview,
  type InterviewActor,
} from '#hiring/interviews/people/require-interview.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { requireSureOfNumbers } from '#board/screening/text/screen-message.ts'
import { hasPicked } from './pick.service.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

export function createOtherTimes({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  /**
   * Asks for other times, in a message to the employer, if no offered time suits or the picked one no longer does. A
   * picked time stays until another is picked.
   * @throws {DomainError} `not_found`, `private_numbers`, `interview_over` or `interview_changed`
   */
  return async function askForOtherTimes(actor: InterviewActor, id: Id, form: OtherTimes) {
    const { text, formId, isSure } = form
    await requireInterview(db, actor, { id, action: 'ask for other times' })
    await limits.consume(RATE_LIMITS['message'], actor.id)
    await limits.consume(RATE_LIMITS['message-application'], `${actor.id} ${id}`)
    if (isSure !== 'on') requireSureOfNumbers('text', text)
    await db.transaction().execute(async (db) => {
      const application = await lockApplicationOf(db, id)
      if (pauseOf(application) !== null) throw new DomainError('interview_over')
      const open = await findOpenInterview(db, id)
      if (!open || hasBegun(open)) throw new DomainError('interview_changed')
      const message = { id: newId(), applicationId: id, side: 'applicant', text } as const
      const rest = { accountId: actor.id, file: null, formId: formId || null }
      const { isRepeat } = await insertMessage(db, tasks, { ...message, ...rest })
      if (isRepeat) return
      if (!hasPicked(open))
        await updateInterview(db, open.id, { declinedAt: new Date().toISOString() })
      await insertInterviewEvent(db, id, { step: 'other-times', by: 'applicant' })
    })
  }
}
