import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { A_RATED } from '#sponsorship/register/a-rated.ts'
import { excludeRespelled, type LostSponsor } from './exclude-respelled.ts'

const B_RATED = JSON.stringify([{ route: 'Skilled Worker', rating: 'B' }])

interface AffectedSponsor extends LostSponsor {
  isBRated: boolean
}

/**
 * Clears the licence pass of every open job whose sponsor is not on the new register or no longer has an A rating for
 * Skilled Worker, and schedules the emails to their organisations and applicants. Applicants of a job that never
 * passed, but claims an entry which this load removed or downgraded, are notified too. Returns how many jobs lost the
 * pass.
 */
export async function clearLicencePasses(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  loadId: number,
): Promise<number> {
  const sponsors = await excludeRespelled(db, await findAffectedSponsors(db))
  const affected = [
    ...(await setLicence(
      db,
      sponsors.filter(({ isBRated }) => isBRated),
      2,
    )),
    ...(await setLicence(
      db,
      sponsors.filter(({ isBRated }) => !isBRated),
      0,
    )),
  ]
  for (const { accountId, jobIds } of await findMembers(db, affected)) {
    const about = { loadId, jobIds }
    await queueMail({ db, tasks }, { kind: 'licence-held', subject: accountId, about })
  }
  await notifyWorkers(db, tasks, loadId)
  for (const jobId of await findAppliedFor(db, [
    ...affected,
    ...(await findClaimants(db, loadId)),
  ])) {
    await tasks.enqueue(db, 'tell-applicants-licence', { jobId, loadId })
  }
  return affected.length
}

/** Open jobs that claim an entry which this load removed or downgraded. */
async function findClaimants(db: Db, loadId: number): Promise<string[]> {
  const { rows: lost } = await sql<AffectedSponsor>`
    select sponsor.id, name, name_key, towns, not is_listed as is_removed, false as is_b_rated
    from sponsor_event join sponsor on sponsor.id = sponsor_event.sponsor_id
    where load_id = ${loadId}::integer and before @> ${A_RATED}::jsonb
      and (not is_listed or not licences @> ${A_RATED}::jsonb)
      and exists (
        select from job where job.sponsor_id = sponsor.id and job.status = 'open'
      )`.execute(db)
  const sponsors = await excludeRespelled(db, lost)
  if (sponsors.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from job
    where status = 'open' and sponsor_id = any(${sponsors.map(({ id }) => id)})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The jobs with an application that was not withdrawn, each once. */
async function findAppliedFor(db: Db, jobIds: string[]): Promise<string[]> {
  if (jobIds.length === 0) return []
  const { rows } = await sql<{ jobId: string }>`
    select distinct job_id from application
    where job_id = any(${jobIds}) and withdrawn_at is null
    order by job_id`.execute(db)
  return rows.map(({ jobId }) => jobId)
}

/** Sponsors that open jobs still pass by, although they have left the register or lost their A rating, in
 * this load or an earlier one. */
async function findAffectedSponsors(db: Db): Promise<AffectedSponsor[]> {
  const { rows } = await sql<AffectedSponsor>`
    select id, name, name_key, towns, not is_listed as is_removed,
      is_listed and licences @> ${B_RATED}::jsonb as is_b_rated
    from sponsor
    where (not is_listed or not licences @> ${A_RATED}::jsonb)
      and exists (
        select from job_search where job_search.sponsor_id = sponsor.id and licence = 1
      )`.execute(db)
  return rows
}

async function setLicence(db: Db, sponsors: AffectedSponsor[], licence: 0 | 2): Promise<string[]> {
  if (sponsors.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    update job_search set licence = ${licence}
    where sponsor_id = any(${sponsors.map(({ id }) => id)}) and licence = 1
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  // Their headlines may still rely on the licence.
  await sql`delete from job_check where id = any(${ids})`.execute(db)
  return ids
}

/** The members of the jobs’ organisations, with the jobs of each. */
async function findMembers(db: Db, jobIds: string[]) {
  if (jobIds.length === 0) return []
  const { rows } = await sql<{ accountId: string; jobIds: string[] }>`
    select account_id, array_agg(job.id order by job.id) as job_ids
    from job join organisation_member using (organisation_id)
    where job.id = any(${jobIds})
    group by account_id`.execute(db)
  return rows
}

/**
 * Schedules an email to each person who said that they work for an entry which this load removed or downgraded: one for
 * each register. Call it in the transaction of the load.
 */
async function notifyWorkers(db: Db, tasks: Pick<Tasks, 'enqueue'>, loadId: number) {
  const { rows: lost } = await sql<LostSponsor>`
    select sponsor.id, name, name_key, towns, not is_listed as is_removed
    from sponsor_event join sponsor on sponsor.id = sponsor_event.sponsor_id
    where load_id = ${loadId}::integer and before @> ${A_RATED}::jsonb
      and (not is_listed or not licences @> ${A_RATED}::jsonb)
      and exists (select from workplace where workplace.sponsor_id = sponsor.id)`.execute(db)
  const ids = (await excludeRespelled(db, lost)).map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await sql<{ accountId: string; sponsorId: string }>`
    insert into workplace_notice (account_id, sponsor_id, load_id)
    select account_id, sponsor_id, ${loadId}::integer from workplace
    where sponsor_id = any(${ids})
    on conflict do nothing
    returning account_id, sponsor_id`.execute(db)
  for (const { accountId, sponsorId } of rows) {
    const about = { sponsorId, loadId }
    await queueMail({ db, tasks }, { kind: 'workplace', subject: accountId, about })
  }
}
