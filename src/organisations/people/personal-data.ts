import { sql } from 'kysely'
import { ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { maskAddress } from '#organisations/history/mask-address.ts'
import { insertMail } from '#organisations/mail/mails.queries.ts'
import { deleteMember, hasOtherOwner, updateRole } from '#organisations/members/members.queries.ts'
import { insertOrganisationEvent, lockOrganisation } from '#organisations/organisations.queries.ts'

/** A person’s memberships, and what they did in each organisation. */
export async function* readMemberships(db: Db, accountId: Id): AsyncGenerator<object> {
  const memberships = await db
    .selectFrom('organisationMember as member')
    .innerJoin('organisation', 'organisation.id', 'member.organisationId')
    .select(['organisation.id', 'organisation.name', 'member.role', 'member.joinedAt'])
    .where('member.accountId', '=', accountId)
    .orderBy('organisation.id')
    .execute()
  for (const membership of memberships) {
    const done = await db
      .selectFrom('organisationEvent')
      .select(['action', 'detail', 'createdAt as at'])
      .where('organisationId', '=', membership.id)
      .where('actorId', '=', accountId)
      .orderBy('id')
      .execute()
    yield { ...membership, done }
  }
}

/**
 * Removes an account from organisations that have other members: those continue, with their jobs, applications and
 * notes. Memberships without others stay, because the jobs that go with the account are found by them. Call it first,
 * in the transaction that deletes the account.
 */
export async function deleteMemberships(db: Db, accountId: Id) {
  const memberships = await db
    .selectFrom('organisationMember')
    .select(['organisationId', 'role'])
    .where('accountId', '=', accountId)
    .orderBy('organisationId')
    .execute()
  for (const { organisationId, role } of memberships) {
    await lockOrganisation(db, organisationId)
    const heir = await findNextOwner(db, organisationId, accountId)
    if (!heir) continue
    const isLastOwner = role === 'owner' && !(await hasOtherOwner(db, organisationId, accountId))
    await deleteMember(db, organisationId, accountId)
    await insertOrganisationEvent(db, {
      organisationId,
      actorId: accountId,
      action: 'member-left',
      detail: 'The account was deleted.',
    })
    if (isLastOwner) await makeOwner(db, organisationId, heir)
  }
  await disownJobs(db, accountId)
}

interface Heir {
  id: Id
  email: string
}

/** The next owner once the last one has left: recruiters before readers, then the longest-serving member. */
async function findNextOwner(db: Db, organisationId: Id, accountId: Id): Promise<Heir | null> {
  const row = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select(['account.id', 'account.email'])
    .where('member.organisationId', '=', organisationId)
    .where('account.id', '<>', accountId)
    .where('account.suspendedAt', 'is', null)
    .orderBy(sql`member.role = 'reader'`)
    .orderBy('member.joinedAt')
    .orderBy('account.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

async function makeOwner(db: Db, organisationId: Id, { id: accountId, email }: Heir) {
  await updateRole(db, { organisationId, accountId, role: 'owner' })
  await insertOrganisationEvent(db, {
    organisationId,
    actorId: null,
    action: 'role-changed',
    detail: `${maskAddress(email)}: ${ROLE_NAMES.owner}, because the last owner’s account was deleted`,
  })
  await insertMail(db, { organisationId, kind: 'owner-since-deletion', accountId })
}

/** Removes the poster from jobs that stay, and stops their applications going to that person’s own address. */
async function disownJobs(db: Db, accountId: Id) {
  const stillMember = db
    .selectFrom('organisationMember')
    .select('organisationId')
    .where('accountId', '=', accountId)
  const own = db
    .selectFrom('account')
    .select(sql`lower(email)`.as('email'))
    .where('id', '=', accountId)
  await db
    .updateTable('job')
    .set({ applyEmail: null, updatedAt: sql`now()` })
    .where('organisationId', 'is not', null)
    .where('organisationId', 'not in', stillMember)
    .where(sql`lower(apply_email)`, '=', own)
    .execute()
  await db
    .updateTable('job')
    .set({ ownerId: null, updatedAt: sql`now()` })
    .where('ownerId', '=', accountId)
    .where('organisationId', 'is not', null)
    .where('organisationId', 'not in', stillMember)
    .execute()
}
