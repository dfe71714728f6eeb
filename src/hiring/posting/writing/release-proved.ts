import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { FIRST_LOOK, type FirstLook } from '#board/screening/first-look/first-look.ts'
import { UNPROVED_CODES } from '#board/screening/past/circumstances.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import { isHeldByAnother } from '#safety/cases/settle-cases.ts'
import { lockPosting, updatePosting } from '#hiring/posting/postings.queries.ts'
import { applyJobChange } from './apply-change.ts'

/** Cases ended in one run of the task; the next run takes the rest. */
const BATCH = 200
const PROVED = 'The organisation has proved who it is.'

/**
 * Publishes the adverts and changes that waited only for a proof which their organisation has given since. Returns how
 * many cases it ended.
 */
export async function releaseProved(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  firstLook: FirstLook,
): Promise<number> {
  const codes = firstLook === 'all' ? UNPROVED_CODES : [...UNPROVED_CODES, FIRST_LOOK]
  const ids = await listReleasable(db, codes)
  for (const id of ids)
    await db.transaction().execute(async (db) => {
      const [jobId] = await endCase(db, id, codes)
      if (jobId) await release(db, tasks, { caseId: id, jobId })
    })
  return ids.length
}

/**
 * Cases about adverts of proved organisations, all of whose reasons are only for unproved ones. A change that waits may
 * name another organisation: that one must be proved, under the name of the change.
 */
const isReleasable = (db: Db, codes: readonly string[]) => sql<boolean>`
  moderation_case.kind in ('held-job', 'first-look')
  and moderation_case.status in ('open', 'pending')
  and exists (
    select from job
      left join job_change on job_change.job_id = job.id
      join organisation on organisation.id =
        coalesce(job_change.columns->>'organisationId', job.organisation_id)
    where job.id = moderation_case.job_id
      and organisation.frozen_at is null and organisation.suspended_at is null
      and case when job_change.job_id is null then job.poster = 'proved'
        else organisation.id in (${provedOrganisations(db)})
          and lower(job_change.columns->>'employerName') = organisation.name_key end)
  and not exists (
    select from jsonb_array_elements(moderation_case.reasons) as reason
    where not reason->>'code' = any(${codes}))`

async function listReleasable(db: Db, codes: readonly string[]): Promise<Id[]> {
  const rows = await db
    .selectFrom('moderationCase')
    .select('id')
    .where(isReleasable(db, codes))
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the job of the case, unless an admin has decided it meanwhile. */
async function endCase(db: Db, id: Id, codes: readonly string[]) {
  const rows = await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decisionReason: PROVED, decidedAt: sql`now()` })
    .where('id', '=', id)
    .where(isReleasable(db, codes))
    .returning('jobId')
    .execute()
  return rows.map(({ jobId }) => jobId)
}

async function release(
  db: Db,
  tasks: Platform['tasks'],
  { caseId, jobId }: { caseId: Id; jobId: Id },
) {
  const job = await lockPosting(db, jobId)
  if (!job || job.status === 'removed') return
  await applyJobChange(db, tasks, { jobId, readAt: new Date().toISOString() })
  if (job.status !== 'held' || (await isHeldByAnother(db, caseId, jobId))) return
  const { heldFrom } = await db
    .selectFrom('job')
    .select('heldFrom')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  await updatePosting(db, jobId, { status: heldFrom ?? 'open', heldBecause: null, heldFrom: null })
}
