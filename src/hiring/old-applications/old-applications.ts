import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

const BATCH = 100

interface Timer {
  /** How many months an application outlives its advert and the last thing that happened in it. */
  months: number
  now: Date
}

/**
 * Deletes applications to adverts that closed long ago, with their messages, interviews and arrivals, and returns how
 * many. An open case about one keeps it. Their files lose their rows here, and the sweeps of files remove them.
 */
export async function deleteOldApplications(db: Db, timer: Timer): Promise<number> {
  const cutoff = sql`(${timer.now.toISOString()}::timestamptz - make_interval(months => ${timer.months}::int))`
  let total = 0
  for (;;) {
    const deleted = await deleteBatch(db, cutoff)
    total += deleted
    if (deleted < BATCH) break
  }
  await deleteLeftovers(db, cutoff)
  return total
}

/** Locked rows are skipped: another sweep has them, or somebody is writing to one, which keeps it. */
async function deleteBatch(db: Db, cutoff: ReturnType<typeof sql>) {
  const { rows } = await sql`
    delete from application where id in (
      select a.id from application a join job on job.id = a.job_id
      where job.status in ('closed', 'removed')
        and coalesce(job.closed_at, job.updated_at) < ${cutoff}
        and a.created_at < ${cutoff}
        and not exists (select from application_event e
          where e.application_id = a.id and e.created_at >= ${cutoff})
        and not exists (select from application_message m
          where m.application_id = a.id and m.created_at >= ${cutoff})
        and not exists (select from interview i left join interview_slot s on s.id = i.slot_id
          where i.application_id = a.id
            and greatest(i.created_at, i.picked_at, i.ended_at, s.starts_at) >= ${cutoff})
        and not exists (select from arrival_event e
          where e.application_id = a.id and e.created_at >= ${cutoff})
        and not exists (select from arrival_item t
          where t.application_id = a.id and t.updated_at >= ${cutoff})
        and not exists (select from moderation_case c
          where c.status <> 'decided'
            and (c.application_id = a.id or c.job_id = a.job_id or c.account_id = a.applicant_id
              or c.organisation_id = job.organisation_id
              or c.message_id in (select m.id from application_message m
                where m.application_id = a.id)))
      order by a.id
      limit ${BATCH}
      for update of a skip locked)
    returning id`.execute(db)
  return rows.length
}

/** Deletes offered times and words to several applicants that no application is left of. */
async function deleteLeftovers(db: Db, cutoff: ReturnType<typeof sql>) {
  await sql`
    delete from interview_offer o
    where o.created_at < ${cutoff}
      and not exists (select from interview_slot s where s.offer_id = o.id and s.starts_at >= ${cutoff})
      and not exists (select from interview i left join interview_slot s on s.id = i.slot_id
        where o.id in (i.offer_id, s.offer_id))`.execute(db)
  await sql`
    delete from employer_action a
    where a.created_at < ${cutoff}
      and not exists (select from employer_action_item i where i.action_id = a.id)`.execute(db)
}
