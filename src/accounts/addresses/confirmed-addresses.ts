import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Db } from '#platform/database/database.ts'

interface Advert {
  /** Null for an imported advert: its address was public before. */
  organisationId: Id | null
  applyEmail: string | null
}

/**
 * The adverts without addresses whose holders have not agreed that this organisation gets applications there.
 * Everything that shows an advert to others uses it.
 */
export async function hideUnconfirmed<Shown extends Advert>(
  db: Db,
  adverts: readonly Shown[],
): Promise<Shown[]> {
  const confirmed = await findConfirmed(db, adverts)
  return adverts.map((advert) => (confirmed(advert) ? advert : { ...advert, applyEmail: null }))
}

/**
 * Returns whether applications may go to an advert's address: the holder agreed, or it is the confirmed address of a
 * member who manages the organisation's jobs.
 */
export async function findConfirmed(
  db: Db,
  adverts: readonly Advert[],
): Promise<(advert: Advert) => boolean> {
  const named = adverts.flatMap(({ organisationId, applyEmail }) =>
    organisationId !== null && applyEmail !== null
      ? { organisationId, emailKey: toEmailKey(applyEmail) }
      : [],
  )
  const pairs = named.length === 0 ? [] : await findPairs(db, named)
  const found = new Set(
    pairs.map(({ organisationId, emailKey }) => `${organisationId} ${emailKey}`),
  )
  return ({ organisationId, applyEmail }) =>
    organisationId === null ||
    (applyEmail !== null && found.has(`${organisationId} ${toEmailKey(applyEmail)}`))
}

interface Pair {
  organisationId: Id
  emailKey: string
}

async function findPairs(db: Db, named: Pair[]): Promise<Pair[]> {
  const organisationIds = [...new Set(named.map(({ organisationId }) => organisationId))]
  const emailKeys = [...new Set(named.map(({ emailKey }) => emailKey))]
  const { rows } = await sql<Pair>`
    select organisation_id, email_key from confirmed_address
    where organisation_id = any(${organisationIds}) and email_key = any(${emailKeys})
      and confirmed_at is not null
    union all
    select member.organisation_id, account.email_key
    from organisation_member as member join account on account.id = member.account_id
    where member.organisation_id = any(${organisationIds}) and account.email_key = any(${emailKeys})
      and member.role in ('owner', 'recruiter')
      and account.verified_at is not null and account.suspended_at is null`.execute(db)
  return rows
}
