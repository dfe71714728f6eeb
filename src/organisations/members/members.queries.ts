import { sql } from 'kysely'
import type { MemberRole } from '#organisations/organisations.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Members, owners first, then by how long they have been members. */
export async function listMembers(db: Db, organisationId: Id) {
  return db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select(['account.id', 'account.firstName', 'account.lastName', 'account.email'])
    .select(['member.role', 'member.joinedAt as since', 'account.suspendedAt'])
    .where('member.organisationId', '=', organisationId)
    .orderBy(sql`array_position(array['owner', 'recruiter', 'reader'], member.role)`)
    .orderBy('member.joinedAt')
    .orderBy('account.id')
    .execute()
}

export async function findMember(db: Db, organisationId: Id, accountId: Id) {
  const row = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select(['member.role', 'account.email', 'account.firstName', 'account.lastName'])
    .where('member.organisationId', '=', organisationId)
    .where('member.accountId', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function isMemberByEmail(db: Db, organisationId: Id, emailKey: string) {
  const row = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select('account.id')
    .where('member.organisationId', '=', organisationId)
    .where('account.emailKey', '=', emailKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another account is an owner who can act. Suspended people cannot. */
export async function hasOtherOwner(db: Db, organisationId: Id, accountId: Id) {
  const row = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select('account.id')
    .where('member.organisationId', '=', organisationId)
    .where('member.role', '=', 'owner')
    .where('account.id', '<>', accountId)
    .where('account.suspendedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** False if the account is already a member. */
export async function insertMember(
  db: Db,
  member: { organisationId: Id; accountId: Id; role: MemberRole },
): Promise<boolean> {
  const row = await db
    .insertInto('organisationMember')
    .values(member)
    .onConflict((conflict) => conflict.columns(['organisationId', 'accountId']).doNothing())
    .returning('accountId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteMember(db: Db, organisationId: Id, accountId: Id) {
  await db
    .deleteFrom('organisationMember')
    .where('organisationId', '=', organisationId)
    .where('accountId', '=', accountId)
    .execute()
}

export async function updateRole(
  db: Db,
  { organisationId, accountId, role }: { organisationId: Id; accountId: Id; role: MemberRole },
) {
  await db
    .updateTable('organisationMember')
    .set({ role })
    .where('organisationId', '=', organisationId)
    .where('accountId', '=', accountId)
    .execute()
}
