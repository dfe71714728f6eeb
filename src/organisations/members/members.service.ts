import { ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { maskAddress } from '#organisations/history/mask-address.ts'
import { insertMail } from '#organisations/mail/mails.queries.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteMember, findMember, hasOtherOwner, updateRole } from './members.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

interface MemberChoice {
  organisationId: Id
  accountId: Id
}

/** Changes that owners make to members, and members to their own membership. */
export function createMembers({ db, tasks, limits }: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { changeRole, remove, leave }

  /** @throws {DomainError} also if the organisation would be left without an owner, or `too_many` */
  async function changeRole(
    actor: Actor,
    { role, ...choice }: MemberChoice & { role: MemberRole },
  ) {
    const { organisationId, accountId } = choice
    await requireRight(db, actor, { organisationId, right: 'manage members' })
    await limits.consume(RATE_LIMITS['member-changes'], actor.id)
    await db.transaction().execute(async (db) => {
      const member = await lockMember(db, actor, choice)
      if (member.role === role) return
      if (member.role === 'owner') await requireOtherOwner(db, choice)
      await updateRole(db, { ...choice, role })
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'role-changed',
        detail: `${maskAddress(member.email)}: ${ROLE_NAMES[member.role]} → ${ROLE_NAMES[role]}`,
      })
      const detail = ROLE_NAMES[role]
      await insertMail(db, { organisationId, kind: 'role-changed', accountId, detail })
      await tasks.enqueue(db, 'tend-organisations', {})
    })
  }

  async function remove(actor: Actor, choice: MemberChoice) {
    if (choice.accountId === actor.id) return leave(actor, choice.organisationId)
    const { organisationId, accountId } = choice
    await db.transaction().execute(async (db) => {
      const member = await lockMember(db, actor, choice)
      if (member.role === 'owner') await requireOtherOwner(db, choice)
      await deleteMember(db, organisationId, accountId)
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'member-removed',
        detail: `${maskAddress(member.email)}, ${ROLE_NAMES[member.role]}`,
      })
      await insertMail(db, { organisationId, kind: 'removed', accountId })
      await tasks.enqueue(db, 'tend-organisations', {})
    })
  }

  async function leave(actor: Actor, organisationId: Id) {
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const right = 'read the organisation'
      await lockForMember(db, actor, { organisationId, right })
      const own = await findMember(db, organisationId, actor.id)
      if (own?.role === 'owner')
        await requireOtherOwner(db, { organisationId, accountId: actor.id })
      await deleteMember(db, organisationId, actor.id)
      const detail = own ? `${maskAddress(own.email)}, ${ROLE_NAMES[own.role]}` : ''
      await insertOrganisationEvent(db, {
        organisationId,
        actorId: actor.id,
        action: 'member-left',
        detail,
      })
    })
  }
}

async function lockMember(db: Db, actor: Actor, { organisationId, accountId }: MemberChoice) {
  await lockAccountForShare(db, actor.id)
  await lockForMember(db, actor, { organisationId, right: 'manage members' })
  const member = isId(accountId) ? await findMember(db, organisationId, accountId) : null
  // A colleague was faster, or the button was pressed twice: the list on the page is an old one.
  if (!member) throw refuse('notAMember')
  return member
}

/** Call it with the organisation locked, so that two owners cannot leave at the same time. */
async function requireOtherOwner(db: Db, { organisationId, accountId }: MemberChoice) {
  if (!(await hasOtherOwner(db, organisationId, accountId))) throw refuse('lastOwner')
}
