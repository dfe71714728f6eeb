import { DomainError } from '#platform/primitives/errors.schema.ts'
import { ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import type { Invitation, MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findAccount, lockAccountForShare } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { hashToken } from '#accounts/verification/secrets.ts'
import { maskAddress } from '#organisations/history/mask-address.ts'
import { insertMail } from '#organisations/mail/mails.queries.ts'
import {
  insertOrganisationEvent,
  isProved,
  lockOrganisation,
} from '#organisations/organisations.queries.ts'
import { lockForMember, refuse, requireRight } from '#organisations/people/require-member.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import {
  consumeInvitation,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  renewInvitation,
} from './invitations.queries.ts'
import { insertMember, isMemberByEmail } from './members.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const MOST_OPEN = 50

/** Facts that the holder of a link may know before joining. */
export interface InvitationFacts {
  /** Null for whoever else has the link of an organisation that is not proved: its name is what a stranger typed. */
  organisation: string | null
  isProved: boolean
  role: MemberRole
  /** Whether it was sent to the address of the logged-in person. */
  isForYou: boolean
}

export function createInvitations({
  db,
  tasks,
  limits,
}: Pick<Platform, 'db' | 'tasks' | 'limits'>) {
  return { invite, resend, withdraw, find, join }

  async function invite(actor: Actor, organisationId: Id, { email, role }: Invitation) {
    const emailKey = toEmailKey(email)
    await limitByOwner(actor, organisationId, () =>
      limits.consume(RATE_LIMITS['invitations'], actor.id),
    )
    await changeMembers(actor, organisationId, async (db) => {
      if (await isMemberByEmail(db, organisationId, emailKey))
        throw refuse('alreadyMember', 'email')
      const open = await listInvitations(db, organisationId)
      if (open.length >= MOST_OPEN) throw refuse('tooManyInvited', 'email')
      const invitation = { organisationId, email, emailKey, role, invitedBy: actor.id }
      const invitationId = await insertInvitation(db, invitation)
      if (!invitationId) throw refuse('alreadyInvited', 'email')
      await record(db, actor, { organisationId, action: 'member-invited', email, role })
      await insertMail(db, { organisationId, kind: 'invitation', invitationId })
    })
  }

  /**
   * Sends an invitation again, but not to an address without an account; the answer is the same, so that it does not
   * reveal who has one.
   */
  async function resend(actor: Actor, organisationId: Id, id: Id) {
    await limitByOwner(actor, organisationId, () =>
      limits.consume(RATE_LIMITS['invitation-resends'], id),
    )
    await changeMembers(actor, organisationId, async (db) => {
      const invitation = isId(id) ? await renewInvitation(db, organisationId, id) : null
      if (!invitation) throw refuse('notWaiting')
      await record(db, actor, { organisationId, action: 'member-invited', ...invitation })
      await insertMail(db, { organisationId, kind: 'invitation', invitationId: id })
    })
  }

  /** Withdraws an invitation: its link no longer works. */
  async function withdraw(actor: Actor, organisationId: Id, id: Id) {
    await changeMembers(actor, organisationId, async (db) => {
      const invitation = isId(id) ? await deleteInvitation(db, organisationId, id) : null
      if (!invitation) throw refuse('notWaiting')
      await record(db, actor, { organisationId, action: 'invitation-withdrawn', ...invitation })
    })
  }

  /** Counts before the transaction, which may be rolled back, and only for members who have the right. */
  async function limitByOwner(actor: Actor, organisationId: Id, count: () => Promise<void>) {
    await requireRight(db, actor, { organisationId, right: 'manage members' })
    await count()
  }

  async function changeMembers(
    actor: Actor,
    organisationId: Id,
    change: (db: Db) => Promise<void>,
  ) {
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      await lockForMember(db, actor, { organisationId, right: 'manage members' })
      await change(db)
      await tasks.enqueue(db, 'tend-organisations', {})
    })
  }

  /** The invitation of a link; null if the link does not work. Does not use it up. */
  async function find(actor: Actor | null, token: string): Promise<InvitationFacts | null> {
    const found = await findInvitation(db, hashToken(token))
    if (!found) return null
    const isForYou = actor !== null && toEmailKey(actor.email) === found.emailKey
    const proved = await isProved(db, found.organisationId)
    const organisation = proved || isForYou ? found.name : null
    return { organisation, isProved: proved, role: found.role, isForYou }
  }

  /**
   * Uses up the link: the logged-in person becomes a member if the invitation went to their address.
   * @returns the id of the organisation
   * @throws {DomainError} `link_dead`; `forbidden` for any other account, and the link still works
   */
  async function join(visitor: Visitor, actor: Actor, token: string): Promise<Id> {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const secretHash = hashToken(token)
    const organisationId = await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, actor.id)
      const found = await findInvitation(db, secretHash)
      if (!found || !(await lockOrganisation(db, found.organisationId)))
        throw new DomainError('link_dead')
      const account = await findAccount(db, actor.id)
      if (!account?.verifiedAt || account.emailKey !== found.emailKey) throw refuse('otherAddress')
      const invitation = await consumeInvitation(db, secretHash)
      if (!invitation) throw new DomainError('link_dead')
      const { organisationId, role } = invitation
      if (await insertMember(db, { organisationId, accountId: actor.id, role })) {
        await record(db, actor, {
          organisationId,
          action: 'member-joined',
          email: account.email,
          role,
        })
        const detail = ROLE_NAMES[role]
        await insertMail(db, { organisationId, kind: 'joined', accountId: actor.id, detail })
        await tasks.enqueue(db, 'tend-organisations', {})
      }
      return organisationId
    })
    return organisationId
  }
}

interface RecordedInvitation {
  organisationId: Id
  action: 'member-invited' | 'invitation-withdrawn' | 'member-joined'
  email: string
  role: MemberRole
}

async function record(
  db: Db,
  actor: Actor,
  { organisationId, action, email, role }: RecordedInvitation,
) {
  const detail = `${maskAddress(email)}, ${ROLE_NAMES[role]}`
  await insertOrganisationEvent(db, { organisationId, actorId: actor.id, action, detail })
}
