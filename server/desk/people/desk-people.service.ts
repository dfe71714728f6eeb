import { countryName } from '#contract/countries.ts'
import type {
  DeskEntry,
  DeskList,
  DeskPerson,
  DeskPersonItem,
  DeskRequest,
  Suspension,
} from '#contract/desk.ts'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { fullName, type Actor } from '#server/accounts/actor.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { whyNotSuspend } from '../desk.policy.ts'
import { findHistory } from '../desk.queries.ts'
import { refuse, type Gate } from '../gate.ts'
import { closeJobsOf, findJobsOf } from '../jobs/desk-jobs.queries.ts'
import { isId, pageOf } from '../lists.ts'
import {
  countDoings,
  findPeople,
  findPerson,
  lockOwners,
  lockPerson,
  setSuspended,
} from './desk-people.queries.ts'

const JOBS_SHOWN = 10

/** Everybody who has an account. */
export function createPeopleDesk(
  db: Db,
  gate: Gate,
  { notifyJobsChanged }: { notifyJobsChanged(): void },
) {
  return { list, find, suspend, unsuspend }

  /** By name or address. */
  async function list(actor: Actor, request: DeskRequest): Promise<DeskList<DeskPersonItem>> {
    await gate.enter(actor)
    const after = request.after && isId(request.after) ? request.after : null
    return pageOf(await findPeople(db, { ...request, after }))
  }

  async function find(actor: Actor, id: Id): Promise<DeskPerson & { history: DeskEntry[] }> {
    await gate.enter(actor)
    const row = isId(id) ? await findPerson(db, id) : null
    if (!row) throw new DomainError('not_found')
    const { firstName, lastName, country, verifiedAt, ...person } = row
    const { jobs, ...applications } = await countDoings(db, id)
    return {
      ...person,
      name: fullName({ firstName, lastName }),
      country: countryName(country),
      isConfirmed: verifiedAt !== null,
      isSuspended: person.suspendedAt !== null,
      jobs: { total: jobs, newest: await findJobsOf(db, id, JOBS_SHOWN) },
      applications,
      history: await findHistory(db, { kind: 'account', id }),
    }
  }

  /** Logged out everywhere at once, kept from logging in, and with no job open. */
  async function suspend(actor: Actor, id: Id, { reason }: Suspension) {
    await gate.change(actor, async (db, log) => {
      const ownerIds = await lockOwners(db)
      if (!ownerIds.includes(actor.id)) throw new DomainError('not_found')
      const subject = isId(id) ? await lockPerson(db, id) : null
      if (!subject) throw new DomainError('not_found')
      const objection = whyNotSuspend({ actorId: actor.id, subject, ownerIds })
      if (objection) refuse(subject.suspendedAt ? 'done_already' : 'forbidden', objection)
      await setSuspended(db, id, reason)
      await deleteSessions(db, id)
      const closed = await closeJobsOf(db, id)
      const jobs = `${closed} ${closed === 1 ? 'job' : 'jobs'} closed`
      const detail = `${subject.email}\n${reason}\n${jobs}`
      await log({ action: 'person-suspended', subject: { kind: 'account', id }, detail })
    })
    notifyJobsChanged()
  }

  /** Lets the person log in again. Their jobs stay closed until they open them. */
  async function unsuspend(actor: Actor, id: Id) {
    await gate.change(actor, async (db, log) => {
      const subject = isId(id) ? await lockPerson(db, id) : null
      if (!subject) throw new DomainError('not_found')
      if (!subject.suspendedAt) refuse('done_already', 'This person is not suspended.')
      await setSuspended(db, id, null)
      // One that began while they were being suspended must not come to life.
      await deleteSessions(db, id)
      const detail = subject.email
      await log({ action: 'person-unsuspended', subject: { kind: 'account', id }, detail })
    })
  }
}
