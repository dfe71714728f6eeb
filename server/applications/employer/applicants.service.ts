import type {
  Applicant,
  ApplicantCard,
  ApplicantCounts,
  ApplicantsJob,
} from '#contract/application-views.ts'
import type { ApplicantFilter, StageChange } from '#contract/applications.ts'
import { DomainError } from '#contract/errors.ts'
import type { Page } from '#contract/paging.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { canReadApplicants } from '#server/applications/applications.policy.ts'
import { requireSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts'
import {
  findEvents,
  findWrittenReplies,
  insertEvent,
  insertMail,
  toSeenAnswers,
} from '#server/applications/applications.queries.ts'
import { findAnyJob } from '#server/applications/apply/apply.queries.ts'
import { tellOfStatus } from '#server/applications/notices/tell-applicants.ts'
import { toApplicationPage } from '#server/applications/pages.ts'
import { requireApplication } from '#server/applications/require-application.ts'
import { toView } from '#server/jobs/job-rows.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findRole, isProved } from '#server/organisations/organisations.queries.ts'
import { holdMessage, requireHonestMessage } from '#server/screening/screen-message.ts'
import { parseCursor } from '#server/platform/paging.ts'
import { isId, newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writeCsv } from './applicants-csv.ts'
import {
  countApplicants,
  findApplicant,
  findApplicantCards,
  lockApplication,
  markOpened,
  updateNote,
  updateStage,
} from './applicants.queries.ts'

const PAGE = 50
const REPLIES = {
  name: 'application-reply',
  times: 60,
  seconds: 3600,
  message: 'You have written to many applicants. Wait an hour, then write to this one.',
}

/** An application as its page's URL identifies it. */
export interface ApplicantKey {
  jobId: Id
  id: Id
}

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

/** What members of a job’s organisation see of its applicants, and can do. For everyone else they are not found. */
export function createApplicants({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { list, exportCsv, open, setStage, setNote, reply }

  /** Newest first. */
  async function list(
    actor: Employer,
    jobId: Id,
    {
      filter = null,
      after = null,
    }: { filter?: ApplicantFilter | null; after?: string | null } = {},
  ): Promise<Page<ApplicantCard> & { job: ApplicantsJob; counts: ApplicantCounts }> {
    const job = await requireJob(actor, jobId)
    const slice = { filter, limit: PAGE + 1, after: parseCursor(after) }
    const counts = await countApplicants(db, jobId)
    if (counts.all > 0) requireSecondFactor(actor)
    return { job, counts, ...toApplicationPage(await findApplicantCards(db, jobId, slice), PAGE) }
  }

  /** All applicants as CSV, streamed. */
  async function exportCsv(actor: Employer, jobId: Id) {
    const job = await requireJob(actor, jobId)
    if ((await countApplicants(db, jobId)).all > 0) requireSecondFactor(actor)
    return { job, content: writeCsv(db, jobId) }
  }

  /**
   * An applicant with all answers. Records the first visit, which the applicant can see; `isVisit` is
   * false if a browser only prefetches the page.
   */
  async function open(
    actor: Employer,
    { jobId, id }: ApplicantKey,
    { isVisit = true } = {},
  ): Promise<{ job: ApplicantsJob; applicant: Applicant }> {
    await requireApplication(db, actor, { id, jobId, action: 'read the answers' })
    const job = await requireJob(actor, jobId)
    if (isVisit) await recordFirstOpening(id)
    const row = await findApplicant(db, id)
    if (!row) throw new DomainError('not_found')
    const { status, note, sentAt, openedAt, withdrawnAt } = row
    const [events, replies] = [await findEvents(db, id), await findWrittenReplies(db, id)]
    const seen = toSeenAnswers(row)
    const times = { sentAt, openedAt, withdrawnAt }
    return { job, applicant: { id, jobId, ...seen, status, note, ...times, events, replies } }
  }

  async function recordFirstOpening(id: Id) {
    await db.transaction().execute(async (db) => {
      if (await markOpened(db, id)) await insertEvent(db, id, { kind: 'opened', status: 'seen' })
    })
  }

  /** The applicant is told a minute later. Does nothing if the stage is the same. @throws {DomainError} `withdrawn` */
  async function setStage(actor: Employer, { jobId, id }: ApplicantKey, { status }: StageChange) {
    await requireApplication(db, actor, { id, jobId, action: 'set the status' })
    await db.transaction().execute(async (db) => {
      const current = await lockActiveApplication(db, id)
      if (current.status === status) return
      await updateStage(db, id, status)
      await insertEvent(db, id, { kind: 'status', status })
      await tellOfStatus(db, tasks, { applicationId: id, before: current.status })
    })
  }

  /** Only the employer sees the note. */
  async function setNote(actor: Employer, { jobId, id }: ApplicantKey, { note }: { note: string }) {
    await requireApplication(db, actor, { id, jobId, action: 'note something' })
    await updateNote(db, id, note)
  }

  /** Emails the applicant, who can reply to the address of an employer that is proved. */
  async function reply(actor: Employer, { jobId, id }: ApplicantKey, { reply }: { reply: string }) {
    await requireApplication(db, actor, { id, jobId, action: 'reply' })
    await limits.consume(REPLIES, actor.id)
    const mailId = newId()
    await requireHonestMessage(db, actor, { jobId, text: reply })
    await db.transaction().execute(async (db) => {
      await lockActiveApplication(db, id)
      await insertMail(db, { id: mailId, applicationId: id, kind: 'reply', body: reply })
      if (await holdMessage(db, { jobId, applicationId: id, mailId, text: reply })) return
      await insertEvent(db, id, { kind: 'replied' })
      await tasks.enqueue(db, 'send-application-mail', { mailId })
    })
  }

  async function requireJob(actor: Employer, jobId: Id): Promise<ApplicantsJob> {
    const row = isId(jobId) ? await findAnyJob(db, jobId) : null
    const role = row && (await findRole(db, actor.id, row.organisationId))
    if (!row || !canReadApplicants(role, row.status)) throw new DomainError('not_found')
    const { id, organisationId, title, employer, location, isOpen } = toView(row)
    const isPosterProved = organisationId !== null && (await isProved(db, organisationId))
    return { id, organisationId, isProved: isPosterProved, title, employer, location, isOpen }
  }
}

async function lockActiveApplication(db: Db, id: Id) {
  const current = await lockApplication(db, id)
  if (!current) throw new DomainError('not_found')
  if (current.withdrawnAt) throw new DomainError('withdrawn')
  return current
}
