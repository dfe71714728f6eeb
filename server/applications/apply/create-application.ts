import type { JobApplication } from '#contract/applications.ts'
import { findCountry } from '#contract/countries.ts'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ScreeningAnswer } from '#contract/screening-questions.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { applyDenial } from '#server/applications/applications.policy.ts'
import { insertEvent } from '#server/applications/applications.queries.ts'
import { getsDetails } from '#server/applications/details/details.queries.ts'
import { createSnapshot } from '#server/applications/snapshot.ts'
import { deleteDraft } from '#server/drafts/drafts.queries.ts'
import type { ViewRow } from '#server/jobs/job-rows.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { queueApplicationMail } from '#server/applications/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
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
  { answers, jobId, ...prepared }: PreparedApplication,
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
    sharesDetails: shareDetails || (await getsDetails(db, job.organisationId)),
    advert: createSnapshot(job),
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
