import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { FIRST_LOOK, type FirstLook } from '#board/screening/first-look/first-look.ts'
import { UNPROVED_CODES } from '#board/screening/past/circumstances.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import { releaseHeld, rescreenHeld } from '#board/screening/rescreen-held.ts'
import { endCase } from '#safety/cases/settle-cases.ts'
import { queueLiveMails } from '#hiring/posting/mail/job-status.service.ts'
import { lockPosting, type PostingRow } from '#hiring/posting/postings.queries.ts'
import { applyJobChange } from './apply-change.ts'

/** Cases read in one run of the task; the next run takes the rest. */
const BATCH = 1000
const PROVED = 'The organisation has proved who it is.'

/**
 * Publishes the adverts and changes that waited only for a proof which their organisation has given since, and gives
 * those held for more the reasons that are left. Returns how many cases it ended.
 */
export async function releaseProved(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  firstLook: FirstLook,
): Promise<number> {
  const codes = firstLook === 'all' ? UNPROVED_CODES : [...UNPROVED_CODES, FIRST_LOOK]
  const ids = await listReleasable(db, codes)
  const live: Id[] = []
  let ended = 0
  try {
    for (const id of ids)
      await db.transaction().execute(async (db) => {
        const found = await lockReleasable(db, id, codes)
        if (!found?.jobId) return
        const job = await lockPosting(db, found.jobId)
        const isFree =
          found.kind === 'first-look' || (await rescreenHeld(db, found.jobId, firstLook))
        if (!isFree) return
        ended += 1
        await endCase(db, id, PROVED)
        if (job && (await release(db, tasks, { caseId: id, job }))) live.push(job.id)
      })
  } finally {
    // One email lists them all, so it waits for the last of them.
    if (live.length > 0) await queueLiveMails({ db, tasks }, live)
  }
  return ended
}

/**
 * Cases about adverts of proved organisations with reasons that are only for unproved ones: all reasons of a change,
 * one of a held advert, which is screened again. A change that waits may name another organisation: that one must be
 * proved, under the name of the change.
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
  and (select case moderation_case.kind when 'held-job' then bool_or(is_for_unproved)
      else coalesce(bool_and(is_for_unproved), true) end
    from jsonb_array_elements(moderation_case.reasons) as reason,
      lateral (select reason->>'code' = any(${codes}) as is_for_unproved) as of_code)`

async function listReleasable(db: Db, codes: readonly string[]): Promise<Id[]> {
  const rows = await db
    .selectFrom('moderationCase')
    .select('id')
    .where(isReleasable(db, codes))
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/** The case and its job, unless an admin has decided it meanwhile. */
async function lockReleasable(db: Db, id: Id, codes: readonly string[]) {
  return db
    .selectFrom('moderationCase')
    .select(['kind', 'jobId'])
    .where('id', '=', id)
    .where(isReleasable(db, codes))
    .forUpdate()
    .executeTakeFirst()
}

/** Publishes the change of the job, and the job itself if it was held. Returns whether it went live. */
async function release(
  db: Db,
  tasks: Platform['tasks'],
  { caseId, job }: { caseId: Id; job: PostingRow },
): Promise<boolean> {
  const { id: jobId } = job
  if (job.status === 'removed') return false
  await applyJobChange(db, tasks, { jobId, readAt: new Date().toISOString() })
  return (await releaseHeld(db, caseId, jobId)) === 'open'
}
