import { sql, type RawBuilder } from 'kysely'
import { dueAt } from './open-case.ts'
import type { CaseKind, CaseReason, Risk } from './moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

export async function hasOpenCase(db: Db, organisationId: Id, kind: CaseKind): Promise<boolean> {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('kind', '=', kind)
    .where('status', '<>', 'decided')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an undecided case other than this one keeps the job from the site. */
export async function isHeldByAnother(db: Db, caseId: Id, jobId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('jobId', '=', jobId)
    .where('status', '<>', 'decided')
    .where('id', '<>', caseId)
    .where((eb) => eb.or([eb('kind', '=', 'held-job'), eb('freezes', '=', true)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Brings a case back to the desk whose poster has answered, in words or by another text. */
export async function returnToDesk(db: Db, id: Id, risk: Risk) {
  await db
    .updateTable('moderationCase')
    .set({
      status: 'open',
      decision: null,
      template: null,
      decisionReason: null,
      decidedBy: null,
      decidedAt: null,
      undo: null,
      toldAt: null,
      dueAt: dueAt(risk),
    })
    .where('id', '=', id)
    .execute()
}

/** Ends a case that has resolved itself. */
export async function endCase(db: Db, id: Id, because: string) {
  await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decision: null, decisionReason: because, decidedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Takes cases out of the queue whose adverts are gone for good. `which` is a condition on `job` and its case, `gone`. */
export async function settleGoneAdverts(db: Db, which: RawBuilder<boolean>) {
  await sql`
    update moderation_case as gone
    set status = 'decided', decision_reason = 'The advert is gone.', decided_at = now(),
      proposal = null, proposed_by = null
    from job
    where job.id = gone.job_id and job.status = 'removed' and ${which}
      and gone.kind in ('held-job', 'first-look') and gone.status <> 'decided'`.execute(db)
}

/** Takes cases out of the queue that have resolved themselves. Returns what they were about. */
export async function settleCases(
  db: Db,
  { organisationId, kind, because }: { organisationId: Id; kind: CaseKind; because: string },
): Promise<CaseReason[]> {
  const settled = await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decisionReason: because, decidedAt: sql`now()` })
    .where('organisationId', '=', organisationId)
    .where('kind', '=', kind)
    .where('status', '<>', 'decided')
    .returning('reasons')
    .execute()
  return settled.flatMap(({ reasons }) => reasons)
}
