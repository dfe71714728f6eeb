import { sql } from 'kysely'
import { openCase } from '#safety/cases/open-case.ts'
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
  await queueOthers(db, { caseId, organisationId })
}

/** The organisations of one person that go before the desk at once; nobody honest has as many. */
const MOST_OTHERS = 20

/** Puts the other organisations of its owners before the desk: who poses as one employer may pose as another. */
async function queueOthers(db: Db, { caseId, organisationId }: { caseId: Id; organisationId: Id }) {
  const { rows } = await sql<{ id: Id; name: string; number: number }>`
    select distinct other.id, frozen.name, moderation_case.number
    from organisation_member as owner
      join organisation_member as also on also.account_id = owner.account_id and also.role = 'owner'
      join organisation as other on other.id = also.organisation_id
      join organisation as frozen on frozen.id = owner.organisation_id
      join moderation_case on moderation_case.id = ${caseId}
    where owner.organisation_id = ${organisationId} and owner.role = 'owner'
      and other.id <> ${organisationId}
      and other.suspended_at is null and other.frozen_at is null
      and not exists (
        select from moderation_case as open
        where open.organisation_id = other.id and open.kind = 'report'
          and open.job_id is null and open.status <> 'decided')
    order by other.id
    limit ${MOST_OTHERS}`.execute(db)
  for (const { id, name, number } of rows) {
    const words = `It has an owner of ‘${name}’, which a report has frozen (case ${number}).`
    const reasons = [{ code: 'same-owner', words }]
    await openCase(db, { kind: 'report', risk: 2, organisationId: id, reasons })
  }
}
