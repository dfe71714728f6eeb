import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import { openCase } from '#server/cases/open-case.ts'
import { hasOpenCase } from '#server/cases/settle-cases.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import { insertOwnersMail } from '#server/organisations/mail/mails.queries.ts'
import { findFirstClaiming } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { parseName } from '#server/sponsorship/register/names/name-key.ts'

/** The number under which bodies are locked while somebody claims to be one. */
const LOCKS = 27

interface NewClaim {
  organisationId: Id
  name: string
  legalName: string | null
  sponsorId: string | null
}

/**
 * Two organisations cannot both be one body. The first one is told, the desk looks who is, and until it has decided the
 * second one cannot prove itself.
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

/** Of two that claim one body at the same moment, the second one sees the first one’s claim. */
async function lockBody(
  db: Db,
  { sponsorId, legalName }: Omit<NewClaim, 'organisationId' | 'name'>,
) {
  // Always in this order, so that nobody waits in a circle.
  for (const body of [sponsorId, legalName && parseName(legalName).key]) {
    if (body)
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashtext(${body}))`.execute(db)
  }
}

/** Whether the desk has yet to decide who the body is that an organisation claims to be. */
export function isClaimHeld(db: Db, organisationId: Id): Promise<boolean> {
  return hasOpenCase(db, organisationId, 'claim')
}
