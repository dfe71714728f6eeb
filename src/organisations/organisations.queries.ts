import { sql } from 'kysely'
import type { Poster } from '#trade/poster.schema.ts'
import type { MemberRole, OrganisationAction } from './organisations.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'

/** The key of a name: names that differ only in capitals are the same. */
export function toNameKey(name: string): string {
  return name.toLowerCase()
}

/** Whether one admin wants this account suspended, and a second one has not decided yet: until then it only reads. */
export const isSuspensionProposed = (accountId: Id) => sql<boolean>`exists (
  select from moderation_case as proposed
  where proposed.account_id = ${accountId} and proposed.kind = 'suspension'
    and proposed.status = 'confirm' and proposed.proposal -> 'freeze' is not null)`

/** The role of an account at present, for queries of `organisation_member`. */
export const roleAtPresent = (accountId: Id) => sql<MemberRole>`(
  case when ${isSuspensionProposed(accountId)} then 'reader' else organisation_member.role end)`

/** The role of an account in an organisation; null if it is not a member, or for no organisation. */
export async function findRole(
  db: Db,
  accountId: Id,
  organisationId: Id | null,
): Promise<MemberRole | null> {
  if (organisationId === null) return null
  const row = await db
    .selectFrom('organisationMember')
    .select(roleAtPresent(accountId).as('role'))
    .where('organisationId', '=', organisationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.role ?? null
}

const MOST_EVENTS = 100

const COLUMNS = [
  'organisation.id',
  'organisation.name',
  'organisation.legalName',
  'organisation.companyNumber',
  'organisation.sponsorId',
  'organisation.frozenAt',
  'organisation.suspendedAt',
  'organisation.legalKey',
  'organisation.proofRefusedAt',
] as const

export type OrganisationRow = NonNullable<Awaited<ReturnType<typeof lockOrganisation>>>

/** The organisation as it is now; it may change at any time. */
export async function findOrganisation(db: Db, id: Id) {
  return (await withId(db, id).executeTakeFirst()) ?? null
}

/** Locks the organisation until the transaction ends. */
export async function lockOrganisation(db: Db, id: Id) {
  return (await withId(db, id).forUpdate().executeTakeFirst()) ?? null
}

function withId(db: Db, id: Id) {
  return db.selectFrom('organisation').select(COLUMNS).where('id', '=', id)
}

/** Locks the organisation of this name under which the account can post; null if it has none. */
export async function lockOrganisationOf(db: Db, accountId: Id, name: string) {
  const row = await ofAccount(db, accountId, name).forUpdate('organisation').executeTakeFirst()
  return row ?? null
}

function ofAccount(db: Db, accountId: Id, name: string) {
  return db
    .selectFrom('organisation')
    .innerJoin('organisationMember as member', 'member.organisationId', 'organisation.id')
    .select(COLUMNS)
    .where('organisation.nameKey', '=', toNameKey(name))
    .where('member.accountId', '=', accountId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .orderBy('organisation.createdAt')
    .orderBy('organisation.id')
    .limit(1)
}

/** The class of the advisory locks under which accounts make organisations. */
const LOCKS = 31

/**
 * Locks the organisation of this name under which the account can post, or a new one. Of several that ask at once, as by
 * a double click, one makes it.
 */
export async function lockOrInsertOrganisation(db: Db, accountId: Id, name: string) {
  const before = await lockOrganisationOf(db, accountId, name)
  if (before) return before
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashtext(${accountId}))`.execute(db)
  const faster = await lockOrganisationOf(db, accountId, name)
  if (faster) return faster
  const id = await insertOrganisation(db, accountId, name)
  return withId(db, id).forUpdate().executeTakeFirstOrThrow()
}

/** A new organisation with its first member. */
export async function insertOrganisation(db: Db, accountId: Id, name: string): Promise<Id> {
  const id = newId()
  await db
    .insertInto('organisation')
    .values({ id, name, nameKey: toNameKey(name) })
    .execute()
  await db
    .insertInto('organisationMember')
    .values({ organisationId: id, accountId, role: 'owner' })
    .execute()
  await insertOrganisationEvent(db, { organisationId: id, actorId: accountId, action: 'created' })
  return id
}

interface Claim {
  legalName: string | null
  companyNumber: string | null
  sponsorId: string | null
}

export async function updateClaim(db: Db, id: Id, claim: Claim) {
  await db
    .updateTable('organisation')
    .set({
      ...claim,
      legalKey: claim.legalName && parseName(claim.legalName).key,
      claimedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

/** Another organisation that has proved that it is this entry on the register, or a body of this name. */
export async function findProvedAs(
  db: Db,
  organisationId: Id,
  { sponsorId, legalName }: Pick<Claim, 'sponsorId' | 'legalName'>,
) {
  const key = legalName && parseName(legalName).key
  const row = await db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where((is) =>
      is.or([
        ...(sponsorId === null ? [] : [is('sponsorId', '=', sponsorId)]),
        ...(key ? [is('legalKey', '=', key)] : []),
      ]),
    )
    .where('id', '<>', organisationId)
    .where('id', 'in', provedOrganisations(db))
    .orderBy('claimedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

interface NewEvent {
  organisationId: Id
  actorId: Id | null
  action: OrganisationAction
  detail?: string
}

/** Records an action, in the transaction that performs it. */
export async function insertOrganisationEvent(db: Db, event: NewEvent) {
  await db.insertInto('organisationEvent').values(event).execute()
}

/** The organisation’s actions on a job, newest first. Their details begin with the job’s id. */
export async function findEventsOfJob(db: Db, organisationId: Id | null, jobId: Id) {
  if (organisationId === null) return []
  const rows = await db
    .selectFrom('organisationEvent')
    .select(['id', 'action', 'detail', 'createdAt as at'])
    .where('organisationId', '=', organisationId)
    .where(sql<boolean>`starts_with(detail, ${`${jobId} `})`)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  return rows.map(({ detail, id, ...event }) => {
    const [, ...lines] = detail.split('\n')
    return { ...event, id: Number(id), lines }
  })
}

/** Whether the organisation has proved that it is the body it claims to be today, under the name on its adverts. */
export async function isProved(db: Db, id: Id): Promise<boolean> {
  const query = provedOrganisations(db).where('organisation.id', '=', id).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** The ids of proved organisations, for queries. */
export function provedOrganisations(db: Db) {
  return activeProofs(db).select('organisation.id')
}

/** Proofs in force that cover the name on adverts, as `coversName` decided when they were saved. */
export function activeProofs(db: Db) {
  return db
    .selectFrom('organisationProof as proof')
    .innerJoin('organisation', 'organisation.id', 'proof.organisationId')
    .where('organisation.suspendedAt', 'is', null)
    .where('proof.endedAt', 'is', null)
    .where('proof.lapsesAt', '>', sql<string>`now()`)
    .where('proof.strength', '=', 'strong')
    .whereRef('proof.shownKey', '=', 'organisation.nameKey')
    .where(sql<boolean>`proof.sponsor_id is not distinct from organisation.sponsor_id`)
}

/** The poster that an advert under this name would show if the account posted it now. */
export async function findOwnPoster(
  db: Db,
  accountId: Id,
  name: string,
): Promise<{ organisationId: Id | null; organisation: OrganisationRow | null; poster: Poster }> {
  // Line breaks and control characters are not part of a name, and the database rejects NUL.
  const own = await ofAccount(db, accountId, asLine(name)).executeTakeFirst()
  const poster = own && (await isProved(db, own.id)) ? 'proved' : 'unproved'
  return { organisationId: own?.id ?? null, organisation: own ?? null, poster }
}
