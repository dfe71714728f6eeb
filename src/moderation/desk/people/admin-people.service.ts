import {
  type AdminPersonItem,
  countActivity,
  findOpenSuspension,
  findPerson,
  listPeople,
  lockAdmins,
  lockPerson,
  updateSuspension,
  suspendPerson,
} from './admin-people.queries.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { AdminListQuery, Suspension } from '#moderation/desk/admin.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import { bringBackJobs } from '#organisations/people/suspensions.ts'
import { warnApplicants } from '#safety/warnings/warnings.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { suspensionDenial } from '#moderation/desk/admin.policy.ts'
import { listHistory, toAdminPage } from '#moderation/desk/admin.queries.ts'
import { rejectAction, type AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import { listJobsOfOwner } from '#moderation/desk/jobs/admin-jobs.queries.ts'

const JOBS_SHOWN = 10

/**
 * Opens a case about the suspension if a second admin must agree, and returns its id; null if one admin is enough.
 * @throws {DomainError} `done_already` if such a case is open
 */
export type ProposeSuspension = (
  db: Db,
  actor: Actor,
  suspension: { subject: { id: Id }; reason: string; adminIds: Id[] },
) => Promise<Id | null>

interface Settings {
  notifyJobsChanged(): void
  suspendedAddresses: Pick<SuspendedAddresses, 'lift'>
  proposeSuspension: ProposeSuspension
}

export type AdminPerson = Awaited<ReturnType<ReturnType<typeof createPeopleAdmin>['find']>>

/** All accounts. */
export function createPeopleAdmin(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  guard: AdminGuard,
  { notifyJobsChanged, suspendedAddresses, proposeSuspension }: Settings,
) {
  return { list, find, suspend, unsuspend }

  /** Searches by name or email address. */
  async function list(actor: Actor, request: AdminListQuery): Promise<Page<AdminPersonItem>> {
    await guard.requireAdmin(actor)
    const after = request.after && isId(request.after) ? request.after : null
    return toAdminPage(await listPeople(db, { ...request, after }))
  }

  async function find(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const row = isId(id) ? await findPerson(db, id) : null
    if (!row) throw new DomainError('not_found')
    const { firstName, lastName, country, verifiedAt, ...person } = row
    const { jobs, ...applications } = await countActivity(db, id)
    return {
      ...person,
      name: fullName({ firstName, lastName }),
      country: countryName(country),
      isConfirmed: verifiedAt !== null,
      isSuspended: person.suspendedAt !== null,
      jobs: { total: jobs, newest: await listJobsOfOwner(db, id, JOBS_SHOWN) },
      applications,
      // The case in which a second admin must agree.
      openSuspension: await findOpenSuspension(db, id),
      history: await listHistory(db, { kind: 'account', id }),
    }
  }

  /**
   * Logs the person out everywhere, keeps them from logging in, takes down all their jobs and warns the applicants; or
   * proposes it if a second admin must agree.
   */
  async function suspend(
    actor: Actor,
    id: Id,
    { reason }: Suspension,
  ): Promise<'done' | 'proposed'> {
    const outcome = await guard.changeAndLog(actor, async (db, log) => {
      const adminIds = await lockAdmins(db)
      if (!adminIds.includes(actor.id)) throw new DomainError('not_found')
      const subject = isId(id) ? await lockPerson(db, id) : null
      if (!subject) throw new DomainError('not_found')
      const denial = suspensionDenial({ actorId: actor.id, subject, adminIds })
      if (denial) rejectAction(subject.suspendedAt ? 'done_already' : 'forbidden', denial)
      if (await proposeSuspension(db, actor, { subject, reason, adminIds })) {
        const detail = `${subject.email}\n${reason}`
        await log({ action: 'case-proposed', subject: { kind: 'account', id }, detail })
        return 'proposed'
      }
      const { length: count } = await suspendPerson(db, id, reason)
      const about = { isLifted: false, caseId: null }
      await queueMail({ db, tasks }, { kind: 'suspension', subject: id, about })
      const nothing = { caseId: null, jobId: null, organisationId: null }
      const warning = { kind: 'taken-down', removedWith: id, ...nothing } as const
      for (const applicationId of await warnApplicants(db, warning))
        await queueMail({ db, tasks }, { kind: 'warning', subject: applicationId, about: {} })
      const jobs = `${count} ${count === 1 ? 'job' : 'jobs'} taken down`
      const detail = `${subject.email}\n${reason}\n${jobs}`
      await log({ action: 'person-suspended', subject: { kind: 'account', id }, detail })
      return 'done'
    })
    notifyJobsChanged()
    return outcome
  }

  /** Lets the person log in again. Their jobs are restored as closed. */
  async function unsuspend(actor: Actor, id: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      const subject = isId(id) ? await lockPerson(db, id) : null
      if (!subject) throw new DomainError('not_found')
      if (!subject.suspendedAt) rejectAction('done_already', 'This person is not suspended.')
      await updateSuspension(db, id, null)
      await suspendedAddresses.lift(db, subject.email)
      // A session that began during the suspension must not become valid.
      await deleteSessions(db, id)
      await bringBackJobs(db, id)
      const about = { isLifted: true, caseId: null }
      await queueMail({ db, tasks }, { kind: 'suspension', subject: id, about })
      const detail = subject.email
      await log({ action: 'person-unsuspended', subject: { kind: 'account', id }, detail })
    })
  }
}
