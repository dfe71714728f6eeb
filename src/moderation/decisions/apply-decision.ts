import { sql } from 'kysely'
import { isAboutProof } from '#moderation/cases/moderation-words.ts'
import { DECISION_TEMPLATES } from '#moderation/cases/decision-templates.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { WarningKind } from '#safety/warnings/warnings.schema.ts'
import type { Config } from '#platform/config.ts'
import { settleGoneAdverts } from '#safety/cases/settle-cases.ts'
import { warnApplicants } from '#safety/warnings/warnings.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import { deleteJobChange, findJobChange } from '#board/screening/first-look/job-changes.queries.ts'
import { applyJobChange } from '#hiring/posting/writing/apply-change.ts'
import { notifyOfRemoval, notifyOfReturn } from '#hiring/applications/notices/notify-applicants.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { findSubject } from '#moderation/cases/case.queries.ts'
import { isToldAsSuspension } from './suspending/suspension.mail.ts'
import { release } from './suspending/proposals.ts'
import { decisionEmail } from './mail/decisions.mail.ts'
import { findPosterAddresses, lockCase, updateCase, type CaseRow } from './decisions.queries.ts'

/**
 * Creates the steps of a decision that cannot be undone: releasing messages, warning applicants, notifying the poster.
 */
export function createDecisionApplier(
  { db, tasks, mail }: Pick<Platform, 'db' | 'tasks' | 'mail'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return applyDecision

  /** Does nothing for a decision that was undone. Repeated after a failure, it sends no email twice. */
  async function applyDecision({ caseId, decidedAt }: { caseId: Id; decidedAt: string }) {
    const row = await db.transaction().execute(async (db) => {
      const row = await lockCase(db, caseId)
      if (!row || row.decidedAt !== decidedAt) return null
      if (row.toldAt === null) {
        await finish(db, row)
        await updateCase(db, caseId, { toldAt: new Date().toISOString(), undo: null })
      }
      return row
    })
    if (!row || (await stillWaits(row)) || (await isToldAsSuspension(db, row))) return
    await notifyPoster(row)
  }

  async function finish(db: Db, row: CaseRow) {
    if (row.decision === 'publish') await releaseOwnMessage(db, row)
    await finishFirstLook(db, row)
    await notifyOfPublishing(db, row)
    const { organisationId } = row
    const stopped = row.proposal?.freeze?.organisations ?? []
    for (const id of new Set(organisationId ? [organisationId, ...stopped] : stopped))
      await release(db, tasks, id)
    const { people = [], suspended, unsuspended } = row.undo ?? {}
    const goneWith = [...people, ...(suspended ? [suspended] : [])]
    await queueSuspensionMails(db, row.id, { begun: goneWith, lifted: unsuspended?.id })
    await settleGoneAdverts(db, sql`(job.id = ${row.jobId} or job.removed_with = any(${goneWith}))`)
    const kind = warningOf(row)
    if (!kind) return notifyOfRefusal(db, row)
    const warning = { ...row, caseId: row.id, kind }
    const warned = await warnApplicants(db, warning)
    for (const removedWith of people)
      warned.push(...(await warnApplicants(db, { ...warning, removedWith })))
    for (const applicationId of warned)
      await queueMail({ db, tasks }, { kind: 'warning', subject: applicationId, about: {} })
  }

  async function queueSuspensionMails(
    db: Db,
    caseId: Id,
    { begun, lifted }: { begun: Id[]; lifted: Id | undefined },
  ) {
    for (const subject of lifted ? [...begun, lifted] : begun) {
      const about = { isLifted: subject === lifted, caseId }
      await queueMail({ db, tasks }, { kind: 'suspension', subject, about })
    }
  }

  /** Tells applicants that the advert, which the desk had taken off the site, is back. */
  async function notifyOfPublishing(db: Db, { jobId, decision }: CaseRow) {
    const job = decision === 'publish' && jobId !== null && (await findPosting(db, jobId))
    if (job && job.status === 'open') await notifyOfReturn(db, tasks, job.id)
  }

  /** Tells applicants of an advert that is gone, though it was no danger to them. */
  async function notifyOfRefusal(db: Db, { jobId, undo }: CaseRow) {
    const isTakenDown = undo?.job !== undefined && undo.job.status !== 'removed'
    if (jobId === null || !isTakenDown) return
    const job = await findPosting(db, jobId)
    if (job?.status !== 'removed') return
    await notifyOfRemoval(db, tasks, jobId, { by: 'desk' })
  }

  /** Publishes or deletes the change that the desk has looked at. */
  async function finishFirstLook(db: Db, { kind, jobId, decision, decidedAt }: CaseRow) {
    if (jobId === null || decidedAt === null || kind !== 'first-look') return
    if (decision === 'publish') await applyJobChange(db, tasks, { jobId, readAt: decidedAt })
    if (decision === 'refuse') await deleteJobChange(db, jobId, { savedBy: decidedAt })
  }

  /** Whether a change was published by the desk, but waits for another look: it was changed, or its organisation was. */
  async function stillWaits({ kind, jobId, decision }: CaseRow) {
    if (kind !== 'first-look' || decision !== 'publish' || jobId === null) return false
    return (await findJobChange(db, jobId)) !== null
  }

  /** Releases the case’s own message, if no other case holds it. */
  async function releaseOwnMessage(db: Db, { messageId, kind }: CaseRow) {
    if (messageId === null || (kind !== 'held-message' && kind !== 'appeal')) return
    const released = await db
      .updateTable('applicationMessage')
      .set({ sentAt: sql`now()`, mailId: null })
      .where('id', '=', messageId)
      .where('sentAt', 'is', null)
      .returning('applicationId')
      .executeTakeFirst()
    if (released) await notifyApplicant(db, released.applicationId)
  }

  function notifyApplicant(db: Db, applicationId: Id) {
    return tasks.enqueue(db, 'tell-messages', { applicationId, side: 'applicant' })
  }

  /** The page of a held job that this decision has put on the site. */
  function liveHrefOf({ decision, kind, jobId: id }: CaseRow, { title, jobStatus }: Subject) {
    const isLive = decision === 'publish' && kind === 'held-job' && jobStatus === 'open'
    return isLive && id ? `${publicUrl}${jobPath({ id, title })}` : null
  }

  async function notifyPoster(row: CaseRow) {
    const { decision } = row
    // The emails about a suspension tell of it.
    if (decision === null || decision === 'suspend') return
    const subject = await findSubject(db, row.id)
    for (const poster of await findPosterAddresses(db, row)) {
      const content = decisionEmail({
        decision,
        firstName: poster.firstName,
        title: subject.title,
        words: row.decisionReason ?? '',
        number: row.number,
        href: `${publicUrl}/cases/${row.id}`,
        contactHref: `${publicUrl}/contact`,
        isSuspended: poster.isSuspended,
        isAppeal: row.kind === 'appeal',
        isMessage: row.kind === 'held-message',
        isProof: isAboutProof(row),
        liveHref: liveHrefOf(row, subject),
        isChange: row.kind === 'first-look' && subject.jobStatus !== 'removed',
      })
      const id = `decision-${row.id}-${Date.parse(row.decidedAt ?? '')}-${poster.id}`
      await mail.send({ id, to: poster.email, ...(await renderEmail(content)) })
    }
  }
}

type Subject = Awaited<ReturnType<typeof findSubject>>

/** The kind of warning that applicants get, which depends on the decision’s template. */
function warningOf({ decision, template }: CaseRow): WarningKind | null {
  if (decision !== 'refuse' && decision !== 'suspend') return null
  return DECISION_TEMPLATES.find(({ code }) => code === template)?.warning ?? null
}
