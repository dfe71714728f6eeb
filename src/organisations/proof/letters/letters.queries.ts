import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { MAX_ATTEMPTS } from '#organisations/proof/rows/proofs.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** The letter that an organisation has asked for, with what the desk needs to find its address; null without one. */
export async function findLetter(db: Db, organisationId: Id) {
  const row = await db
    .selectFrom('organisationProofRequest as letter')
    .innerJoin('organisation', 'organisation.id', 'letter.organisationId')
    .leftJoin('sponsor', 'sponsor.id', 'organisation.sponsorId')
    .leftJoin('account as requester', 'requester.id', 'letter.accountId')
    .leftJoin('account as printer', 'printer.id', 'letter.printedBy')
    .select(['letter.id', 'letter.createdAt', 'letter.sentAt', 'letter.waitsSince'])
    .select(['letter.postedTo', 'letter.expiresAt', 'organisation.name', 'organisation.legalName'])
    .select(['organisation.companyNumber', 'organisation.frozenAt', 'organisation.suspendedAt'])
    .select(['sponsor.name as entryName', 'sponsor.towns', 'printer.email as printedBy'])
    .select(['requester.email as requesterEmail'])
    // Not once its code is entered or used up.
    .select(sql<boolean>`letter.tries < ${MAX_ATTEMPTS}`.as('canPrint'))
    .select(
      sql<string>`trim(requester.first_name || ' ' || requester.last_name)`.as('requesterName'),
    )
    .where('letter.organisationId', '=', organisationId)
    .where('letter.kind', '=', 'letter')
    .executeTakeFirst()
  return row ?? null
}

interface Printed {
  id: Id
  codeHash: string
  printedBy: Id
  postedTo: string
  days: number
}

/** Starts the life of a letter’s code, in place of an earlier one, whose attempts still count. */
export async function updatePrinted(db: Db, { id, days, ...printed }: Printed): Promise<string> {
  const { expiresAt } = await db
    .updateTable('organisationProofRequest')
    .set({
      ...printed,
      sentAt: sql`now()`,
      waitsSince: null,
      expiresAt: sql<string>`now() + make_interval(days => ${days}::int)`,
    })
    .where('id', '=', id)
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
  return expiresAt
}
