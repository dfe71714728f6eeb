import type { AdminJobItem } from '#moderation/desk/jobs/admin-jobs.queries.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { AdminListQuery, TakeDown } from '#moderation/desk/admin.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import { warnApplicants } from '#safety/warnings/warnings.queries.ts'
import { findEventsOfJob } from '#organisations/organisations.queries.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { takedownEmail } from '#moderation/desk/admin.mail.ts'
import { restoreDenial, takeDownDenial } from '#moderation/desk/admin.policy.ts'
import { listHistory, toAdminPage } from '#moderation/desk/admin.queries.ts'
import { rejectAction, type AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import {
  findAdminJob,
  listAdminJobs,
  findTakedown,
  lockJob,
  markRemoved,
  markRestored,
} from './admin-jobs.queries.ts'

interface Settings {
  publicUrl: string
  /** Called after each change to public jobs. */
  notifyJobsChanged(): void
}

/** A job with its poster, its changes by its organisation, and why it cannot be restored, if it was removed. */
export type AdminJob = Awaited<ReturnType<ReturnType<typeof createJobAdmin>['actions']['find']>>

/** All jobs, removed ones included. */
export function createJobAdmin(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  guard: AdminGuard,
  { publicUrl, notifyJobsChanged }: Settings,
) {
  return { actions: { list, find, takeDown, restore }, composeTakedown }

  /** Searches by title, employer, addresses, the beginning of the text or id. */
  async function list(actor: Actor, request: AdminListQuery): Promise<Page<AdminJobItem>> {
    await guard.requireAdmin(actor)
    const after = request.after && isId(request.after) ? request.after : null
    return toAdminPage(await listAdminJobs(db, { ...request, after }))
  }

  async function find(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const row = isId(id) ? await findAdminJob(db, id) : null
    if (!row) throw new DomainError('not_found')
    const { ownerId, organisationId, firstName, lastName, place, country, ...job } = row
    const { posterEmail: email } = job
    const poster = ownerId !== null &&
      email !== null && {
        id: ownerId,
        email,
        name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
      }
    return {
      ...job,
      poster: poster || null,
      location: [place, countryName(country)].filter(Boolean).join(', '),
      applications: Number(job.applications),
      restoreDenial: job.status === 'removed' ? restoreDenial({ ...job, ownerId }) : null,
      changes: await findEventsOfJob(db, organisationId, id),
      history: await listHistory(db, { kind: 'job', id }),
    }
  }

  /**
   * Removes the job from every list and its page at once. Its owner gets an email with the reason, and its applicants
   * are warned.
   */
  async function takeDown(actor: Actor, id: Id, { reason }: TakeDown) {
    await guard.changeAndLog(actor, async (db, log) => {
      const job = isId(id) ? await lockJob(db, id) : null
      if (!job) throw new DomainError('not_found')
      const denial = takeDownDenial(job)
      if (denial) rejectAction('done_already', denial)
      await markRemoved(db, id, reason)
      const entryId = await log({
        action: 'job-taken-down',
        subject: { kind: 'job', id },
        detail: `${job.title}\n${reason}`,
      })
      if (job.ownerId !== null)
        await queueMail({ db, tasks }, { kind: 'takedown', subject: id, about: { entryId } })
      const warning = { kind: 'taken-down', caseId: null, jobId: id, organisationId: null } as const
      for (const applicationId of await warnApplicants(db, warning))
        await queueMail({ db, tasks }, { kind: 'warning', subject: applicationId, about: {} })
    })
    notifyJobsChanged()
  }

  /** Gives the job its page back, closed: its owner decides whether to reopen it. */
  async function restore(actor: Actor, id: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      const job = isId(id) ? await lockJob(db, id) : null
      if (!job) throw new DomainError('not_found')
      const denial = restoreDenial(job)
      if (denial) rejectAction('done_already', denial)
      await markRestored(db, id)
      await log({ action: 'job-restored', subject: { kind: 'job', id }, detail: job.title })
    })
    notifyJobsChanged()
  }

  /** Sends nothing if the job has been restored since. */
  async function composeTakedown({ entryId }: { entryId: number }): Promise<Composed> {
    const found = await findTakedown(db, entryId)
    if (!found) return null
    const content = takedownEmail(found, publicUrl)
    return { messageId: `takedown-${entryId}`, to: [{ email: found.email }], content }
  }
}
