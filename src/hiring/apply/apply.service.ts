import type { ScreeningAnswer } from '#trade/questions/screening-questions.ts'
import { DomainError, type FailureCode } from '#platform/primitives/errors.schema.ts'
import type { JobApplication } from '#hiring/applications/model/applications.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findStoredResumes } from '#hiring/resumes/resumes.queries.ts'
import { readDocumentForm } from '#platform/files/documents/documents.ts'
import { upsertDraft } from '#hiring/drafts/drafts.queries.ts'
import { findQuestions } from '#hiring/apply/questions/questions.queries.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findProfile } from '#hiring/profile/profile.queries.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { findAnyJob, findApplicationFor } from './apply.queries.ts'
import { createApplication, requireCanApply } from './create-application.ts'
import { parseApplication, type ChosenResume } from './parse-application.ts'
import { withSentResume } from '#hiring/resumes/sent-resume.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

/** Changes to the job while the applicant was writing: their answers are saved. */
const SAVED_FOR = new Set<FailureCode>(['job_closed', 'nobody_reads'])

/** An application as the applicant sends it to an employer. */
export interface Submission {
  answers: JobApplication
  screeningAnswers?: ScreeningAnswer[]
  resume: ChosenResume
}

/** Sending an application: one per person and job. */
export function createApply({ db, tasks, limits, files }: Parts) {
  return { receive, apply, submit }

  /** Reads the form with its CV, unless its sender is over the limit. */
  function receive(visitor: Sender, actor: Actor, source: FormSource): Promise<ReceivedForm> {
    return readDocumentForm(files, source, {
      field: 'uploadResume',
      async beforeReading() {
        await limits.consume(RATE_LIMITS['apply-try'], actor.id)
        await limits.consume(RATE_LIMITS['apply-network'], visitor.ip)
      },
    })
  }

  /**
   * Saves the application with its CV and queues its emails, in one transaction. If the job has closed
   * meanwhile or nobody reads applications any more, the answers are saved as a draft.
   */
  async function apply(actor: Actor, jobId: string, form: ReceivedForm): Promise<Id> {
    try {
      if (form.failure) throw form.failure
      await requireJob(actor, jobId)
      const choices = {
        stored: await findStoredResumes(db, actor.id),
        hasProfile: (await findProfile(db, actor.id)) !== null,
        questions: await findQuestions(db, jobId),
      }
      return await send(actor, jobId, await parseApplication(form, choices))
    } catch (error) {
      if (error instanceof DomainError && SAVED_FOR.has(error.code)) {
        await upsertDraft(db, actor.id, {
          kind: 'apply',
          subject: jobId,
          answers: { ...form.values },
        })
      }
      throw error
    }
  }

  async function requireJob(actor: Actor, jobId: string): Promise<ViewRow> {
    const job = isId(jobId) ? await findAnyJob(db, jobId) : null
    if (!job) throw new DomainError('job_not_found')
    await requireCanApply(db, actor, job)
    if (await findApplicationFor(db, actor.id, jobId)) throw new DomainError('already_applied')
    return job
  }

  /** Like `apply`, but without a form, such as with a CV by its id. */
  async function submit(actor: Actor, jobId: string, submission: Submission): Promise<Id> {
    await requireJob(actor, jobId)
    return send(actor, jobId, submission)
  }

  async function send(actor: Actor, jobId: Id, submission: Submission): Promise<Id> {
    const { answers, resume, screeningAnswers = null } = submission
    await limits.consume(RATE_LIMITS['application'], actor.id)
    const found = (await findProfile(db, actor.id))?.profile ?? null
    const profile = answers.sendProfile ? found : null
    const id = newId()
    const sent = { actor, resume, answers, profile: found }
    await withSentResume({ files, limits }, sent, (saveResume) =>
      db.transaction().execute(async (db) => {
        await lockAccountForShare(db, actor.id)
        const resumeId = await saveResume(db)
        const prepared = {
          id,
          jobId,
          answers,
          screeningAnswers,
          resumeId,
          profile,
          batchId: null,
        }
        await createApplication({ db, tasks }, actor, prepared)
        await queueApplicationMail({ db, tasks }, id, { kind: 'receipt' })
      }),
    )
    return id
  }
}
