import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { hasOpenCase } from '#safety/cases/settle-cases.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import { findFirstClaiming } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'

/** The lock number for bodies that an organisation is about to claim. */
const LOCKS = 27

interface NewClaim {
  organisationId: Id
  name: string
  legalName: string | null
  sponsorId: string | null
}

/**
 * Holds a second claim to one body. The first organisation is notified, the desk looks which one it is, and until it
 * has decided the second cannot prove itself.
 */
export async function holdSecondClaim(db: Db, { organisationId, name, ...claim }: NewClaim) {
  if (claim.legalName === null && claim.sponsorId === null) return
  await lockBody(db, claim)
  const first = await findFirstClaiming(db, organisationId, claim)
  if (!first) return
  const words = `‘${first.name}’ claims the same legal body.`
  await openCase(db, {
    kind: 'claim',
    risk: 2,
    organisationId,
    reasons: [{ code: 'second-claim', words }],
  })
  await insertOwnersMail(db, {
    organisationId: first.id,
    kind: 'second-claim',
    detail: toMailLine(name, 'an organisation'),
  })
}

/** Locks a body, so that the second of two simultaneous claims sees the first. */
async function lockBody(
  db: Db,
  { sponsorId, legalName }: Omit<NewClaim, 'organisationId' | 'name'>,
) {
  // Always in this order, to avoid deadlocks.
  for (const body of [sponsorId, legalName && parseName(legalName).key]) {
    if (body)
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashtext(${body}))`.execute(db)
  }
}

/** Whether the desk has yet to decide which organisation is the claimed body. */
export function isClaimHeld(db: Db, organisationId: Id): Promise<boolean> {
  return hasOpenCase(db, organisationId, 'claim')
}
