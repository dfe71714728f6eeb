import { sql } from 'kysely'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { hasOpenCase } from '#safety/cases/settle-cases.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import { insertOwnersMail } from '#organisations/mail/mails.queries.ts'
import { findProvedAs } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'

interface NewClaim {
  organisationId: Id
  name: string
  legalName: string | null
  sponsorId: string | null
}

/**
 * Holds a claim to a body that another organisation has proved to be: that one is notified, the desk looks which one it
 * is, and until it has decided the second cannot prove itself. An unproved claim holds nothing, because anybody can make
 * it; once one of several is proved, `endOutdoneClaims` ends the others.
 */
export async function holdSecondClaim(db: Db, { organisationId, name, ...claim }: NewClaim) {
  const first = await findProvedAs(db, organisationId, claim)
  if (!first) return
  const body = claim.legalName ?? 'this body'
  const reason = { code: 'second-claim', words: `‘${first.name}’ has proved that it is ${body}.` }
  if (!(await openClaimCase(db, organisationId, [reason]))) return
  await insertOwnersMail(db, {
    organisationId: first.id,
    kind: 'second-claim',
    detail: toMailLine(name, 'an organisation'),
  })
}

/** Opens a case about a claim, or adds the reasons to the one that is open. Returns whether it is a new case. */
export async function openClaimCase(db: Db, organisationId: Id, reasons: CaseReason[]) {
  const { numUpdatedRows } = await db
    .updateTable('moderationCase')
    .set({ reasons: sql`reasons || ${JSON.stringify(reasons)}::jsonb` })
    .where('organisationId', '=', organisationId)
    .where('kind', '=', 'claim')
    .where('status', '<>', 'decided')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return false
  await openCase(db, { kind: 'claim', risk: 2, organisationId, reasons })
  return true
}

/** Whether the desk has yet to decide which organisation is the claimed body, because another one has proved that it is. */
export async function isClaimHeld(db: Db, organisationId: Id): Promise<boolean> {
  if (!(await hasOpenCase(db, organisationId, 'claim'))) return false
  const claim = await db
    .selectFrom('organisation')
    .select(['legalName', 'sponsorId'])
    .where('id', '=', organisationId)
    .executeTakeFirst()
  return claim !== undefined && (await findProvedAs(db, organisationId, claim)) !== null
}
