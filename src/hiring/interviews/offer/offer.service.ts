import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { UNDO_SECONDS } from '#hiring/posting/employer-actions.ts'
import { INTERVIEW_LIMITS } from '#hiring/interviews/model/interview-limits.ts'
import type { InterviewOffer } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import {
  insertWaitingStatus,
  updateStage,
} from '#hiring/applications/actions/moves/moves.queries.ts'
import { isUnderReview } from '#hiring/applicants/employer/applicants.queries.ts'
import { canOffer, hasBegun } from '#hiring/interviews/interviews.policy.ts'
import {
  findOpenInterview,
  insertInterview,
  insertInterviewEvent,
  updateInterview,
  type InterviewApplication,
} from '#hiring/interviews/interviews.queries.ts'
import { queueInterviewMail } from '#hiring/interviews/mail/mails.queries.ts'
import {
  lockApplicationOf,
  requireInterview,
  type InterviewActor,
} from '#hiring/interviews/people/require-interview.ts'
import { findZone } from '#hiring/interviews/zones/zones.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import {
  findMeetingProblems,
  requireHonestMeeting,
  requireNone,
  toMeeting,
} from './check-meeting.ts'
import { findBusyTimes, insertOffer, isRepeatedOffer, lockOfferer } from './offer.queries.ts'
import { readSlots } from './read-slots.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const TOO_MANY = `Offer the same times to ${INTERVIEW_LIMITS.applicants} applicants at most. Untick some, and offer them other times.`

interface OfferKey {
  jobId: Id
  id: Id
}

export function createOffer({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  /**
   * Offers the same times to one or more applicants of a job; each time goes to the first who picks it. All of them
   * move to ‘interview’, and are notified in a minute. Resubmitting the form offers nothing.
   * @throws {DomainError} `not_found`, `invalid_input`, `withdrawn`, `under_review` or `interview_over`
   */
  return async function offer(
    actor: InterviewActor,
    { jobId, id }: OfferKey,
    input: InterviewOffer,
  ) {
    const ids = [...new Set([id, ...input.others])].toSorted()
    if (ids.length > INTERVIEW_LIMITS.applicants) throw wrongField('others', TOO_MANY)
    const found = await Promise.all(
      ids.map((id) => requireInterview(db, actor, { id, jobId, action: 'offer times' })),
    )
    await limits.consume(RATE_LIMITS['interview-offer'], actor.id)
    const zone = findZone(input.zone) ?? 'UTC'
    const early = readSlots({ ...input, zone })
    const applications = found.map(({ application }) => application)
    requireNone([...early.problems, ...findMeetingProblems(input, applications)])
    const meeting = toMeeting(input, zone)
    await requireHonestMeeting(db, actor, { jobId, meeting })

    for (const id of ids) await limits.consume(RATE_LIMITS['interview-offer-to-one'], id)
    await db.transaction().execute(async (db) => {
      await lockOfferer(db, actor.id)
      const all: InterviewApplication[] = []
      for (const id of ids) all.push(await requireOfferable(db, id))
      if (await isRepeatedOffer(db, { accountId: actor.id, formId: input.formId })) return
      const busy = await findBusyTimes(db, actor.id, ids)
      const { times, problems } = readSlots({ ...input, zone }, { busy })
      requireNone(problems)
      const offer = { id: newId(), jobId, accountId: actor.id, formId: input.formId, ...meeting }
      await insertOffer(db, offer, times)
      for (const application of all)
        await offerTo(db, application, { offerId: offer.id, zone, actorId: actor.id })
    })
  }

  async function offerTo(
    db: Db,
    {
      id: applicationId,
      status,
      statusBefore,
    }: Pick<InterviewApplication, 'id' | 'status' | 'statusBefore'>,
    { offerId, zone, actorId }: { offerId: Id; zone: string; actorId: Id },
  ) {
    const interview = await openInterview(db, { applicationId, offerId })
    await insertInterviewEvent(db, applicationId, { step: 'offered', by: 'employer', zone })
    if (status !== 'interview') {
      const known = statusBefore ?? status
      await updateStage(db, applicationId, { status: 'interview', statusBefore: known })
      const eventId = await insertWaitingStatus(db, {
        applicationId,
        status: 'interview',
        actorId,
      })
      const options = { delaySeconds: UNDO_SECONDS }
      await tasks.enqueue(db, 'tell-status', { applicationId, eventId }, options)
    }
    const mail = { side: 'applicant', kind: 'offer', delaySeconds: UNDO_SECONDS } as const
    await queueInterviewMail({ db, tasks }, { ...interview, offerId }, mail)
  }
}

/** Locks the application and checks that times can be offered. */
async function requireOfferable(db: Db, id: Id) {
  const application = await lockApplicationOf(db, id)
  if (application.withdrawnAt) throw new DomainError('withdrawn')
  if (await isUnderReview(db, id)) throw new DomainError('under_review')
  if (!canOffer(application)) throw new DomainError('interview_over')
  return application
}

/**
 * Opens an interview, or changes the open one. A picked time to come stays until another is picked; after a past one, a
 * new interview follows.
 */
async function openInterview(
  db: Db,
  { applicationId, offerId }: { applicationId: Id; offerId: Id },
) {
  const open = await findOpenInterview(db, applicationId)
  if (open && !hasBegun(open)) {
    await updateInterview(db, open.id, { offerId, declinedAt: null })
    return open
  }
  if (open)
    await updateInterview(db, open.id, { endedAt: new Date().toISOString(), endedBy: 'next' })
  const interview = { id: newId(), applicationId, offerId, version: 0 }
  await insertInterview(db, interview)
  return interview
}
