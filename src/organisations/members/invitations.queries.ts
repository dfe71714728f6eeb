import { sql } from 'kysely'
import { INVITATION_DAYS } from '#organisations/model/organisation-limits.ts'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'

const EXPIRY = sql<string>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`

interface NewInvitation {
  organisationId: Id
  email: string
  emailKey: string
  role: MemberRole
  invitedBy: Id
}

/** Null if the address has already been invited. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<Id | null> {
  const row = await db
    .insertInto('organisationInvitation')
    .values({ id: newId(), ...invitation, expiresAt: EXPIRY })
    .onConflict((conflict) => conflict.columns(['organisationId', 'emailKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function listInvitations(db: Db, organisationId: Id) {
  return db
    .selectFrom('organisationInvitation')
    .select(['id', 'email', 'role', 'expiresAt'])
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('organisationId', '=', organisationId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export type OpenInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

/** Renews an invitation for another seven days. Null if it does not exist. */
export async function renewInvitation(db: Db, organisationId: Id, id: Id) {
  const row = await db
    .updateTable('organisationInvitation')
    .set({ expiresAt: EXPIRY })
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .returning(['id', 'email', 'role'])
    .executeTakeFirst()
  return row ?? null
}

export async function deleteInvitation(db: Db, organisationId: Id, id: Id) {
  const row = await db
    .deleteFrom('organisationInvitation')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .returning(['email', 'role'])
    .executeTakeFirst()
  return row ?? null
}

/** The invitation of a valid link. */
export async function findInvitation(db: Db, secretHash: string) {
  const row = await db
    .selectFrom('organisationInvitation as invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisationId')
    .select(['invitation.organisationId', 'invitation.emailKey', 'invitation.role'])
    .select('organisation.name')
    .where('invitation.secretHash', '=', secretHash)
    .where('invitation.expiresAt', '>', sql<string>`now()`)
    .where('organisation.suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes the invitation of a link, so that it works once; null if it was used meanwhile. */
export async function consumeInvitation(db: Db, secretHash: string) {
  const row = await db
    .deleteFrom('organisationInvitation')
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['organisationId', 'emailKey', 'role'])
    .executeTakeFirst()
  return row ?? null
}

export async function findInvitationToSend(db: Db, id: Id) {
  const row = await db
    .selectFrom('organisationInvitation')
    .select(['id', 'email', 'emailKey', 'role', 'secretHash', 'sentAt'])
    .where('id', '=', id)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row ?? null
}

/** False if another server is sending it at the moment. */
export async function updateInvitationSecret(
  db: Db,
  { id, secretHash: before }: { id: Id; secretHash: string | null },
  secretHash: string,
): Promise<boolean> {
  const row = await db
    .updateTable('organisationInvitation')
    .set({ secretHash })
    .where('id', '=', id)
    .where('secretHash', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markInvitationSent(db: Db, id: Id) {
  await db
    .updateTable('organisationInvitation')
    .set({ sentAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}
