import type { Id } from '#platform/primitives/primitives.schema.ts'
import { versionOf } from '#platform/forms/since-opened.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RowChecks } from '#hiring/upload/check-rows.ts'
import type { Plan } from '#hiring/upload/plan-rows.ts'
import { listWholeRows, rowVersion, updateRow } from '#hiring/upload/rows.queries.ts'
import { canBecomeJob } from '#hiring/upload/upload-words.ts'

type PlannedList = Awaited<ReturnType<ReturnType<typeof createPlanner>>>

/** Plans the rows of a list as the jobs are now: they may have changed since the list was uploaded. */
export function createPlanner(
  { db }: Pick<Platform, 'db'>,
  { checks }: { checks: Pick<RowChecks, 'planAgain'> },
) {
  return async function plan(actor: { id: Id }, uploadId: Id) {
    const rows = await listWaiting(db, uploadId)
    const plans = await checks.planAgain(actor, rows)
    return { plans, ...applyPlans(rows, plans) }
  }
}

/** The stored rows with these plans, and what their publishing would be, as a version. */
export async function readPlanned(db: Db, uploadId: Id, { plans }: Pick<PlannedList, 'plans'>) {
  return applyPlans(await listWaiting(db, uploadId), plans)
}

/** Stores the plans, so that each row is published as it was shown. */
export async function storePlans(db: Db, uploadId: Id, rows: PlannedList['rows']) {
  for (const { number, plan, planDetail, jobId, isSelected } of rows)
    await updateRow(db, { uploadId, number }, { plan, planDetail, jobId, isSelected })
}

async function listWaiting(db: Db, uploadId: Id) {
  return (await listWholeRows(db, uploadId)).filter(({ outcome }) => canBecomeJob(outcome))
}

function applyPlans(
  stored: Awaited<ReturnType<typeof listWaiting>>,
  plans: ReadonlyMap<number, Plan>,
) {
  const rows = stored.map((row) => {
    const plan = plans.get(row.number) ?? row
    // Nobody has seen that it is there already: only by hand is a row ticked that is there twice.
    const isNewlyDouble = plan.plan === 'double' && row.plan !== 'double'
    return { ...row, ...plan, isSelected: row.isSelected && !isNewlyDouble, isNewlyDouble }
  })
  const ticked = rows.filter(({ isSelected, problems }) => isSelected && problems.length === 0)
  const shown = ticked.map((row) => [row.number, `${row.plan} ${row.jobId} ${rowVersion(row)}`])
  return { rows, version: versionOf(Object.fromEntries(shown)) }
}
