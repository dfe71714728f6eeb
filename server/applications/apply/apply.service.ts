import { DomainError } from '#contract/errors.ts'
import type { JobApplication } from '#contract/applications.ts'
import { findCountry } from '#contract/countries.ts'
import type { Id } from '#contract/primitives.ts'
import { lockAccountForShare } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { applyDenial } from '#server/applications/applications.policy.ts'
import { insertEvent, insertMail } from '#server/applications/applications.queries.ts'
import { createSnapshot } from '#server/applications/snapshot.ts'
import { getsDetails } from '#server/applications/details/details.queries.ts'
import { readDocumentForm, withStoredDocument } from '#server/documents/documents.ts'
import { deleteDraft, upsertDraft } from '#server/drafts/drafts.queries.ts'
import type { ViewRow } from '#server/jobs/job-rows.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { FormSource, ReceivedForm } from '#server/platform/forms/forms.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { APPLICATIONS, ATTEMPTS, ATTEMPTS_FROM_NETWORK } from './apply-limits.ts'
import {
  findAnyJob,
  findApplicationFor,
  findLastResume,
  lockJobForShare,
  insertApplication,
  insertResume,
} from './apply.queries.ts'
import { parseApplication } from './parse-application.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

/** A new application that is not in the database yet. */
interface PreparedApplication {
  id: Id
  jobId: Id
  answers: JobApplication
  resumeId: Id
}

/** Sending an application: one per person and job. */
export function createApply({ db, tasks, limits, files }: Parts) {
  return { receive, apply }

  /** Reads the form with its CV, unless its sender is over the limit. */
  function receive(visitor: Sender, actor: Actor, source: FormSource): Promise<ReceivedForm> {
    return readDocumentForm(files, source, {
      field: 'uploadResume',
      async beforeReading() {
        await limits.consume(ATTEMPTS, actor.id)
        await limits.consume(ATTEMPTS_FROM_NETWORK, visitor.ip)
      },
    })
  }

  /**
   * Saves the application with its CV and queues its emails, in one transaction. If the job has closed
   * meanwhile, the answers are saved as a draft.
   */
  async function apply(actor: Actor, jobId: string, form: ReceivedForm): Promise<Id> {
    try {
      if (form.failure) throw form.failure
      return await send(actor, await requireJob(actor, jobId), form)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'job_closed') {
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

  async function send(actor: Actor, job: ViewRow, form: ReceivedForm): Promise<Id> {
    const { answers, resume } = await parseApplication(form, await findLastResume(db, actor.id))
    await limits.consume(APPLICATIONS, actor.id)
    const id = newId()
    const resumeId = resume.document ? newId() : resume.id
    const file = { document: resume.document, folder: 'resumes', id: resumeId }
    await withStoredDocument(files, file, (stored) =>
      db.transaction().execute(async (db) => {
        await lockAccountForShare(db, actor.id)
        if (stored) {
          const { key: fileKey, name, size } = stored
          await insertResume(db, { id: resumeId, accountId: actor.id, fileKey, name, size })
        }
        await insertWithMails(db, actor, { id, jobId: job.id, answers, resumeId })
      }),
    )
    return id
  }

  async function insertWithMails(
    db: Db,
    actor: Actor,
    { id, jobId, answers, resumeId }: PreparedApplication,
  ) {
    const job = await lockJobForShare(db, jobId)
    if (!job) throw new DomainError('job_not_found')
    await requireCanApply(db, actor, job)
    const { phoneNumber: phone, country, shareDetails, ...texts } = answers
    const isFirst = await insertApplication(db, {
      id,
      jobId,
      applicantId: actor.id,
      ...texts,
      phone,
      country: findCountry(country)?.code ?? country,
      resumeId,
      sharesDetails: shareDetails || (await getsDetails(db, job.organisationId)),
      advert: createSnapshot(job),
    })
    if (!isFirst) throw new DomainError('already_applied')
    await insertEvent(db, id, { kind: 'sent', status: 'new' })
    await deleteDraft(db, actor.id, { kind: 'apply', subject: jobId })
    for (const kind of ['to-employer', 'receipt'] as const) {
      const mailId = newId()
      await insertMail(db, { id: mailId, applicationId: id, kind, body: null })
      await tasks.enqueue(db, 'send-application-mail', { mailId })
    }
  }
}

async function requireCanApply(db: Db, actor: Actor, job: ViewRow) {
  const denial = applyDenial(await findRole(db, actor.id, job.organisationId), job)
  if (denial) throw new DomainError(denial)
}
