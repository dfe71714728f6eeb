import type { JobApplication } from '#hiring/applications/model/applications.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import {
  jobField,
  SEVERAL_JOBS,
  type JobToSend,
  type SeveralOutcome,
  type SkippedJob,
} from './several.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findAnyJob, findApplicationFor } from '#hiring/apply/apply.queries.ts'
import { createApplication, requireCanApply } from '#hiring/apply/create-application.ts'
import { parseApplication, type ChosenResume } from '#hiring/apply/parse-application.ts'
import { findStoredResumes, isResumeWaiting } from '#hiring/resumes/resumes.queries.ts'
import { withSentResume } from '#hiring/resumes/sent-resume.ts'
import { deleteDraft, upsertDraft } from '#hiring/drafts/drafts.queries.ts'
import { toView } from '#board/jobs/stored/job-rows.ts'
import type { ReceivedForm } from '#platform/forms/forms.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import { queueApplicationMail } from '#hiring/applications/mail/queue-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findProfile } from '#hiring/profile/profile.queries.ts'
import { chosenJobs, type ChosenJob } from './chosen-jobs.ts'
import { findBatch } from './several.queries.ts'
import { whyNot } from './why-not.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

const DRAFT = { kind: 'apply', subject: SEVERAL_JOBS } as const

/** One form for several jobs, each treated as if it were sent alone. */
interface Batch {
  /** The id of the form, by which a resubmission is recognised. */
  id: Id
  jobs: ChosenJob[]
  answers: JobApplication
  resume: ChosenResume
}

/** One form with one CV for several jobs. */
export function createSeveral({ db, tasks, limits, files }: Parts) {
  return { findJobs, newFormId: newId, send }

  /** The jobs in the order of the ids, without those that have no page. */
  async function findJobs(actor: Actor, ids: Id[]): Promise<JobToSend[]> {
    const jobs: JobToSend[] = []
    for (const id of ids) {
      const row = isId(id) ? await findAnyJob(db, id) : null
      if (!row || row.status === 'removed' || row.status === 'held') continue
      const { title, employer, location, poster } = toView(row)
      const error = await findProblem(actor, id)
      jobs.push({ id, title, employer, location, poster, problem: error && whyNot(error) })
    }
    return jobs
  }

  /**
   * Sends a form to each of its jobs that takes applications, and gives the reason for the others. In one transaction
   * with the emails; resubmitting the form sends nothing more. The answers become a draft if something may be sent
   * later.
   * @throws {DomainError} `invalid_input`; `none_sent` with a sentence for each job
   */
  async function send(actor: Actor, form: ReceivedForm): Promise<SeveralOutcome> {
    if (form.failure) throw form.failure
    const jobs = chosenJobs(form.values)
    const choices = {
      stored: await findStoredResumes(db, actor.id),
      hasProfile: (await findProfile(db, actor.id)) !== null,
    }
    const submission = await parseApplication(form, choices)
    const formId = form.values.formId ?? ''
    const batch = { id: isId(formId) ? formId : newId(), jobs, ...submission }
    const { ready, skipped } = await admit(actor, jobs)
    if (ready.length > 0) skipped.push(...(await write(actor, { ...batch, jobs: ready })))
    const sent = await findBatch(db, { applicantId: actor.id, batchId: batch.id })
    const isSent = new Set(sent.map(({ jobId }) => jobId))
    // All of them share the CV.
    const isFileWaiting = sent[0] !== undefined && (await isResumeWaiting(db, sent[0].id))
    const left = skipped.filter(({ id }) => !isSent.has(id))
    const outcome = { sent, skipped: left, isFileWaiting }
    if (sent.length === 0 || outcome.skipped.some(({ isLater }) => isLater))
      await upsertDraft(db, actor.id, { ...DRAFT, answers: { ...form.values } })
    if (sent.length > 0) return outcome
    throw new DomainError('none_sent', outcome.skipped.map(toProblem))
  }

  /** Checks whether each job takes this application, and counts it against the limit. */
  async function admit(actor: Actor, jobs: ChosenJob[]) {
    const [ready, skipped]: [ChosenJob[], SkippedJob[]] = [[], []]
    for (const job of jobs) {
      const error = (await findProblem(actor, job.id)) ?? (await consumeOne(actor))
      if (error) skipped.push(toSkipped(job, error))
      else ready.push(job)
    }
    return { ready, skipped }
  }

  async function consumeOne(actor: Actor): Promise<DomainError | null> {
    return orDomainError(limits.consume(RATE_LIMITS['application'], actor.id))
  }

  /** The reason why the person cannot apply for a job; null if they can. */
  async function findProblem(actor: Pick<Actor, 'id'>, id: Id): Promise<DomainError | null> {
    const row = await findAnyJob(db, id)
    if (!row || row.status === 'removed' || row.status === 'held')
      return new DomainError('job_not_found')
    const application = await findApplicationFor(db, actor.id, id)
    if (application)
      return new DomainError(application.withdrawnAt ? 'withdrawn' : 'already_applied')
    return orDomainError(requireCanApply(db, actor, row))
  }

  /** Writes all applications and one receipt; returns the jobs that refused by then. */
  async function write(actor: Actor, { id: batchId, jobs, answers, resume }: Batch) {
    const found = (await findProfile(db, actor.id))?.profile ?? null
    const profile = answers.sendProfile ? found : null
    const sent = { actor, resume, answers, profile: found }
    const skipped: SkippedJob[] = []
    const writing = withSentResume({ files, limits }, sent, (saveResume) =>
      db.transaction().execute(async (db) => {
        await lockAccountForShare(db, actor.id)
        const resumeId = await saveResume(db)
        let applicationId: Id | null = null
        for (const job of jobs) {
          const id = newId()
          const own = { ...answers, shareDetails: job.sharesDetails }
          const prepared = {
            id,
            jobId: job.id,
            answers: own,
            screeningAnswers: null,
            resumeId,
            profile,
            batchId,
          }
          const error = await orDomainError(createApplication({ db, tasks }, actor, prepared))
          if (error) skipped.push(toSkipped(job, error))
          else applicationId ??= id
        }
        // The CV is not saved either.
        if (!applicationId) throw new NothingWritten()
        await queueApplicationMail({ db, tasks }, applicationId, { kind: 'receipt' })
        await deleteDraft(db, actor.id, DRAFT)
      }),
    )
    await writing.catch((error: unknown) => {
      if (!(error instanceof NothingWritten)) throw error
    })
    return skipped
  }
}

class NothingWritten extends Error {}

async function orDomainError(act: Promise<unknown>): Promise<DomainError | null> {
  try {
    await act
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

function toSkipped({ id, name }: ChosenJob, error: DomainError): SkippedJob {
  return { id, name, why: whyNot(error), isLater: error.code === 'too_many' }
}

function toProblem({ id, name, why }: SkippedJob) {
  return { field: jobField(id), message: name ? `${name}: ${why}` : why }
}
