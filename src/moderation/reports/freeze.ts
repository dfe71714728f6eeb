import { sql } from 'kysely'
import { FROZEN_BECAUSE } from '#moderation/cases/moderation-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { holdPendingMessages } from '#organisations/people/suspensions.ts'
import { insertOrganisationEvent } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** Takes a job off the site and stops everything that its organisation sends or posts, until its case is decided. */
export async function freeze(
  db: Db,
  { caseId, jobId, organisationId }: { caseId: Id; jobId: Id; organisationId: Id },
) {
  await db
    .updateTable('job')
    .set({
      status: 'held',
      heldFrom: sql`status`,
      heldBecause: FROZEN_BECAUSE,
      updatedAt: sql`now()`,
    })
    .where('id', '=', jobId)
    .where('status', 'in', ['open', 'closed'])
    .execute()
  await db.updateTable('moderationCase').set({ freezes: true }).where('id', '=', caseId).execute()
  const frozen = await db
    .updateTable('organisation')
    .set({ frozenAt: sql`now()`, frozenBecause: FROZEN_BECAUSE, updatedAt: sql`now()` })
    .where('id', '=', organisationId)
    .where('frozenAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!frozen) return
  await holdPendingMessages(db, organisationId)
  await insertOrganisationEvent(db, { organisationId, actorId: null, action: 'frozen' })
}
