import { Readable } from 'node:stream'
import { DomainError, type FailureCode } from '#contract/errors.ts'
import { RESUME_PROBLEMS, type JobApplication } from '#contract/applications.ts'
import { findCountry } from '#contract/countries.ts'
import { DOCUMENT_LIMIT } from '#contract/documents.ts'
import type { Id } from '#contract/primitives.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { lockAccountForShare } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { applyDenial } from '#server/applications/applications.policy.ts'
import { insertEvent, insertMail } from '#server/applications/applications.queries.ts'
import { createSnapshot } from '#server/applications/snapshot.ts'
import { getsDetails } from '#server/applications/details/details.queries.ts'
import { hasRoom, toLabel } from '#server/applications/resumes/resume-list.ts'
import {
  insertResume,
  findStoredResumes,
  useStoredResume,
} from '#server/applications/resumes/resumes.queries.ts'
import { readDocumentForm, withStoredDocument, type Document } from '#server/documents/documents.ts'
import { deleteDraft, upsertDraft } from '#server/drafts/drafts.queries.ts'
import type { ViewRow } from '#server/jobs/job-rows.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { FormSource, ReceivedForm } from '#server/platform/forms/forms.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { drawInThread } from '#server/profile/pdf/draw-in-thread.ts'
import { documentOf } from '#server/profile/pdf/profile-document.ts'
import { findProfile } from '#server/profile/profile.queries.ts'
import { requireSureOfNumbers } from '#server/screening/screen-message.ts'
import type { Sender } from '#server/visitors/visitor.ts'
import { APPLICATIONS, ATTEMPTS, ATTEMPTS_FROM_NETWORK, DRAWINGS } from './apply-limits.ts'
import {
  findAnyJob,
  findApplicationFor,
  isRead,
  lockJobForShare,
  insertApplication,
} from './apply.queries.ts'
import { parseApplication, type ChosenResume } from './parse-application.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

/** What happened to the job while somebody wrote: what they wrote is not lost. */
const SAVED_FOR = new Set<FailureCode>(['job_closed', 'nobody_reads'])

/** What somebody sends to an employer. */
export interface Submission {
  answers: JobApplication
  resume: ChosenResume
}

/** A new application that is not in the database yet. */
interface PreparedApplication {
  id: Id
  jobId: Id
  answers: JobApplication
  resumeId: Id
  profile: Profile | null
}

/** Sending an application: one per person and job. */
export function createApply({ db, tasks, limits, files }: Parts) {
  return { receive, apply, submit }

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
   * meanwhile or nobody reads applications any more, the answers are saved as a draft.
   */
  async function apply(actor: Actor, jobId: string, form: ReceivedForm): Promise<Id> {
    try {
      if (form.failure) throw form.failure
      await requireJob(actor, jobId)
      const choices = {
        stored: await findStoredResumes(db, actor.id),
        hasProfile: (await findProfile(db, actor.id)) !== null,
      }
      const submission = await parseApplication(form, choices)
      // Our page asks; a program that calls the API is never stopped.
      const { asksAboutNumbers, isSure } = form.values
      if (asksAboutNumbers === 'on' && isSure !== 'on')
        requireSureOfNumbers('coverLetter', submission.answers.coverLetter)
      return await send(actor, jobId, submission)
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

  /** The same without a form: with a CV by its id, say. */
  async function submit(actor: Actor, jobId: string, submission: Submission): Promise<Id> {
    await requireJob(actor, jobId)
    return send(actor, jobId, submission)
  }

  async function send(actor: Actor, jobId: Id, { answers, resume }: Submission): Promise<Id> {
    await limits.consume(APPLICATIONS, actor.id)
    const found = await findProfile(db, actor.id)
    const profile = answers.sendProfile ? (found?.profile ?? null) : null
    const id = newId()
    await using own = resume.kind === 'profile' ? await draw(actor, found?.profile, answers) : null
    const document = own ?? (resume.kind === 'upload' ? resume.document : null)
    const file = { document, folder: 'resumes', id: newId() }
    await withStoredDocument(files, file, (stored) =>
      db.transaction().execute(async (db) => {
        await lockAccountForShare(db, actor.id)
        const resumeId = resume.kind === 'stored' ? resume.id : file.id
        if (stored) {
          const { key: fileKey, name, size } = stored
          const savesResume = resume.kind === 'upload' && answers.saveResume
          const label = savesResume && (await hasRoom(db, actor.id)) ? toLabel(name) : null
          await insertResume(db, { id: resumeId, accountId: actor.id, fileKey, name, size, label })
        }
        await noteUse(db, actor, resume, resumeId)
        await insertWithMails(db, actor, { id, jobId, answers, resumeId, profile })
      }),
    )
    return id
  }

  /** The profile as a PDF, under the name and the contact details of this application. */
  async function draw(
    actor: Actor,
    profile: Profile | undefined,
    { fullName: name, email, phoneNumber }: JobApplication,
  ): Promise<Document & AsyncDisposable> {
    if (!profile) throw wrongResume(RESUME_PROBLEMS.noProfile)
    await limits.consume(DRAWINGS, actor.id)
    const document = documentOf(profile, { name, contact: [email, phoneNumber] })
    const content = await drawInThread(actor.id, document)
    const upload = await files.receive(Readable.from([content]), DOCUMENT_LIMIT)
    return {
      upload: { ...upload, name: `CV ${name}.pdf` },
      type: 'pdf',
      [Symbol.asyncDispose]: () => upload[Symbol.asyncDispose](),
    }
  }

  async function noteUse(db: Db, actor: Actor, { kind }: ChosenResume, resumeId: Id) {
    const isThere = await useStoredResume(db, actor.id, resumeId)
    if (kind === 'stored' && !isThere) throw wrongResume(RESUME_PROBLEMS.notStored)
  }

  async function insertWithMails(
    db: Db,
    actor: Actor,
    { id, jobId, answers, resumeId, profile }: PreparedApplication,
  ) {
    const job = await lockJobForShare(db, jobId)
    if (!job) throw new DomainError('job_not_found')
    await requireCanApply(db, actor, job)
    const { phoneNumber: phone, country, shareDetails, ...rest } = answers
    const { sendProfile: _sendProfile, saveResume: _saveResume, ...texts } = rest
    const isFirst = await insertApplication(db, {
      id,
      jobId,
      applicantId: actor.id,
      ...texts,
      phone,
      country: findCountry(country)?.code ?? country,
      resumeId,
      profile,
      sharesDetails: shareDetails || (await getsDetails(db, job.organisationId)),
      advert: createSnapshot(job),
    })
    if (!isFirst) throw new DomainError('already_applied')
    await insertEvent(db, id, { kind: 'sent', status: 'new' })
    await deleteDraft(db, actor.id, { kind: 'apply', subject: jobId })
    for (const kind of ['to-employer', 'receipt'] as const) {
      const mailId = newId()
      await insertMail(db, { id: mailId, applicationId: id, kind })
      await tasks.enqueue(db, 'send-application-mail', { mailId })
    }
  }
}

function wrongResume(message: string) {
  return new DomainError('invalid_input', [{ field: 'uploadResume', message }])
}

async function requireCanApply(db: Db, actor: Actor, job: ViewRow) {
  const role = await findRole(db, actor.id, job.organisationId)
  const denial = applyDenial(role, { ...job, isRead: await isRead(db, job) })
  if (denial) throw new DomainError(denial)
}
