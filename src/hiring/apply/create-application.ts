import type { JobApplication } from '#hiring/applications/model/applications.schema.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Profile } from '#hiring/profile/profile.schema.ts'
import type { ScreeningAnswer } from '#trade/questions/screening-questions.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { applyDenial } from '#hiring/applications/applications.policy.ts'
import { insertEvent } from '#hiring/applications/applications.queries.ts'
import { getsDetails } from '#hiring/own-applications/details/details.queries.ts'
import { createSnapshot } from '#hiring/applications/snapshot.ts'
import { deleteDraft } from '#hiring/drafts/drafts.queries.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { insertApplication, isRead, lockJobForShare } from './apply.queries.ts'

/** A new application that is not in the database yet. */
export interface PreparedApplication {
  id: Id
  jobId: Id
  answers: JobApplication
  /** The answers to the job’s questions; null if the form did not have them. */
  screeningAnswers: ScreeningAnswer[] | null
  resumeId: Id
  profile: Profile | null
  /** The id of the form, if it goes to several jobs. */
  batchId: Id | null
}

interface InTransaction extends Pick<Platform, 'tasks'> {
  db: Db
}

/**
 * Writes an application for a job that is open now, and queues the email to its employer; the caller queues the
 * applicant’s. If it throws, nothing was written.
 * @throws {DomainError} why the person cannot apply for this job
 */
export async function createApplication(
  { db, tasks }: InTransaction,
  actor: Actor,
  { answers, jobId, profile, screeningAnswers, ...prepared }: PreparedApplication,
) {
  const job = await lockJobForShare(db, jobId)
  if (!job) throw new DomainError('job_not_found')
  await requireCanApply(db, actor, job)
  const { phoneNumber: phone, country, shareDetails, ...rest } = answers
  const { sendProfile: _sendProfile, saveResume: _saveResume, ...texts } = rest
  const isFirst = await insertApplication(db, {
    ...prepared,
    ...texts,
    jobId,
    applicantId: actor.id,
    phone,
    country: findCountry(country)?.code ?? country,
    sharesDetails: shareDetails || (await getsDetails(db, jobId)),
    advert: JSON.stringify(createSnapshot(job)),
    profile: profile && JSON.stringify(profile),
    screeningAnswers: screeningAnswers && JSON.stringify(screeningAnswers),
  })
  if (!isFirst) throw new DomainError('already_applied')
  await insertEvent(db, prepared.id, { kind: 'sent', status: 'new' })
  await deleteDraft(db, actor.id, { kind: 'apply', subject: jobId })
  await queueApplicationMail({ db, tasks }, prepared.id, { kind: 'to-employer' })
}

/** @throws {DomainError} why the person cannot apply for this job */
export async function requireCanApply(db: Db, actor: Pick<Actor, 'id'>, job: ViewRow) {
  const role = await findRole(db, actor.id, job.organisationId)
  const denial = applyDenial(role, { ...job, isRead: await isRead(db, job) })
  if (denial) throw new DomainError(denial)
}
