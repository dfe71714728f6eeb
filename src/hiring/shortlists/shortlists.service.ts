import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ListAddition } from '#hiring/team/team.schema.ts'
import { TEAM_LIMITS } from '#hiring/team/team-limits.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { toSeenName } from '#hiring/applications/applications.queries.ts'
import type { ApplicantKey } from '#hiring/applicants/employer/applicants.service.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { toAuthor } from '#hiring/team/notes/member-name.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { lockOrganisation } from '#organisations/organisations.queries.ts'
import { findFacts } from '#organisations/members/overview.queries.ts'
import { requireRight } from '#organisations/people/require-member.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { screenNote } from '#board/screening/text/stop-text.ts'
import {
  countEntries,
  deleteEntry,
  deleteList,
  findEntries,
  findList,
  findLists,
  insertEntry,
  upsertList,
} from './shortlists.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

/** Applicants of several jobs under a name, which all members of an organisation share. */
export function createShortlists({ db, limits }: Pick<Platform, 'db' | 'limits'>) {
  return { list, open, add, remove, removeList }

  /** @throws {DomainError} `not_found` for strangers */
  async function list(actor: Employer, organisationId: Id) {
    const { organisation } = await requireOrganisation(actor, organisationId)
    return { organisation, lists: await findLists(db, organisationId) }
  }

  async function open(actor: Employer, organisationId: Id, id: Id) {
    const { organisation, mayChange } = await requireOrganisation(actor, organisationId)
    const found = isId(id) ? await findList(db, organisationId, id) : null
    if (!found) throw new DomainError('not_found')
    const rows = await findEntries(db, id, TEAM_LIMITS.entries)
    if (rows.length > 0) requireSecondFactor(actor)
    const entries = rows.map((row) => ({
      id: row.id,
      jobId: row.jobId,
      name: toSeenName(row),
      title: row.title,
      status: row.status,
      withdrawnAt: row.withdrawnAt,
      offerAnswer: row.offerAnswer,
      offerAnsweredAt: row.offerAnsweredAt,
      isInterviewOff: row.isInterviewOff,
      addedBy: toAuthor(row, actor),
      reason: row.reason,
      at: row.addedAt,
    }))
    return { organisation, list: found, entries, mayChange }
  }

  /**
   * Puts an applicant on a list of the job’s organisation, or on a new one. One who is on it already stays unchanged.
   * @throws {DomainError} `invalid_input`, `withdrawn`
   */
  async function add(
    actor: Employer,
    { jobId, id: applicationId }: ApplicantKey,
    { list, listName, listReason: reason }: ListAddition,
  ) {
    const access = await requireApplication(db, actor, {
      id: applicationId,
      jobId,
      action: 'put on a list',
    })
    const { organisationId } = access
    if (organisationId === null) throw new DomainError('not_found')
    if (access.withdrawnAt) throw new DomainError('withdrawn')
    if (!list && !listName) throw wrongField('list', 'Choose a list, or name a new one.')
    await limits.consume(RATE_LIMITS['team-change'], actor.id)
    if (listName) await screenNote(db, actor, { jobId, text: listName, field: 'listName' })
    if (reason) await screenNote(db, actor, { jobId, text: reason, field: 'listReason' })
    await db.transaction().execute(async (db) => {
      // The lock makes the counts of lists and entries reliable.
      await lockOrganisation(db, organisationId)
      const shortlistId = await findOrCreate(db, organisationId, { list, listName })
      if ((await countEntries(db, shortlistId)) >= TEAM_LIMITS.entries)
        throw wrongField(
          'list',
          `This list has ${TEAM_LIMITS.entries} applicants. Begin another one.`,
        )
      await insertEntry(db, { shortlistId, applicationId, addedBy: actor.id, reason })
    })
  }

  /** Takes an applicant off a list; one who is not on it is no error. */
  async function remove(actor: Employer, { jobId, id }: ApplicantKey, shortlistId: Id) {
    const access = await requireApplication(db, actor, { id, jobId, action: 'put on a list' })
    const { organisationId } = access
    const isOwn =
      organisationId !== null &&
      isId(shortlistId) &&
      (await findList(db, organisationId, shortlistId)) !== null
    if (!isOwn) throw new DomainError('not_found')
    await deleteEntry(db, { shortlistId, applicationId: id })
  }

  /** Deletes the list; the applicants stay. */
  async function removeList(actor: Employer, organisationId: Id, id: Id) {
    const { mayChange } = await requireOrganisation(actor, organisationId)
    if (!mayChange) throw new DomainError('forbidden')
    requireSecondFactor(actor)
    if (isId(id)) await deleteList(db, organisationId, id)
  }

  async function requireOrganisation(actor: Employer, organisationId: Id) {
    const role = await requireRight(db, actor, { organisationId, right: 'read applicants' })
    const facts = await findFacts(db, organisationId)
    if (!facts) throw new DomainError('not_found')
    const organisation = { id: facts.id, name: facts.name }
    return { organisation, mayChange: hasRight(role, 'answer applicants') }
  }
}

async function findOrCreate(
  db: Db,
  organisationId: Id,
  { list, listName: name }: Pick<ListAddition, 'list' | 'listName'>,
): Promise<Id> {
  if (!name) {
    const found = isId(list) ? await findList(db, organisationId, list) : null
    if (!found) throw wrongField('list', 'A colleague deleted this list. Choose another one.')
    return found.id
  }
  const lists = await findLists(db, organisationId)
  const isKnown = lists.some((known) => known.name.toLowerCase() === name.toLowerCase())
  if (!isKnown && lists.length >= TEAM_LIMITS.lists)
    throw wrongField('listName', `There are ${TEAM_LIMITS.lists} lists. Delete one of them first.`)
  return upsertList(db, { id: newId(), organisationId, name })
}

/** An applicant on a shortlist. */
export type ListEntry = Awaited<ReturnType<Shortlists['open']>>['entries'][number]

type Shortlists = ReturnType<typeof createShortlists>
