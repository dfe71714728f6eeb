import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { AnswerTime, SponsorLossAnswers, Workplace } from '#contract/sponsor-loss.ts'
import type { Db } from '#server/platform/database/database.ts'
import { provedOrganisations } from '#server/organisations/organisations.queries.ts'

export async function findSavedLoss(db: Db, accountId: Id): Promise<SponsorLossAnswers | null> {
  const row = await db
    .selectFrom('sponsorLoss')
    .select('answers')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.answers ?? null
}

/** Null deletes what was saved. */
export async function saveLoss(db: Db, accountId: Id, answers: SponsorLossAnswers | null) {
  if (answers === null) {
    await db.deleteFrom('sponsorLoss').where('accountId', '=', accountId).execute()
    return
  }
  const values = { answers: JSON.stringify(answers), updatedAt: new Date().toISOString() }
  await db
    .insertInto('sponsorLoss')
    .values({ accountId, ...values })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute()
}

/** Fewer applications say nothing about an employer. */
export const FEWEST_APPLICATIONS = 10
const MOST_EMPLOYERS = 10

/**
 * Proved organisations with open jobs in the UK, by the median days from an application to their first answer: a
 * message, or a status that they set. Applications that wait for an answer count with the time they have waited.
 */
export async function findAnswerTimes(db: Db): Promise<AnswerTime[]> {
  const { rows } = await sql<AnswerTime>`
    select organisation.name as employer, applications::integer, open_jobs::integer,
      round(median::numeric, 1)::float8 as days
    from (
      select job.organisation_id, count(*) as applications,
        percentile_cont(0.5) within group (order by
          extract(epoch from coalesce(answer.at, application.withdrawn_at, now())
            - application.created_at) / 86400
        ) as median
      from application
      join job on job.id = application.job_id
      left join lateral (
        select least(
          (select min(created_at) from application_event
            where application_id = application.id and kind = 'status'),
          (select min(sent_at) from application_message
            where application_id = application.id and side = 'employer')) as at
      ) as answer on true
      where job.organisation_id is not null
      group by job.organisation_id
      having count(*) >= ${FEWEST_APPLICATIONS}
    ) as times
    join organisation on organisation.id = times.organisation_id
    join lateral (
      select count(*) as open_jobs from job
      where job.organisation_id = organisation.id and job.status = 'open' and job.country = 'GB'
        and (job.closes_at is null or job.closes_at > now())
    ) as open on open.open_jobs > 0
    where organisation.id in (${provedOrganisations(db)}) and organisation.frozen_at is null
    order by median, organisation.name
    limit ${MOST_EMPLOYERS}`.execute(db)
  return rows
}

export async function findWorkplaces(db: Db, accountId: Id): Promise<Workplace[]> {
  return db
    .selectFrom('workplace')
    .innerJoin('sponsor', 'sponsor.id', 'workplace.sponsorId')
    .select(['workplace.sponsorId', 'sponsor.name', 'sponsor.isListed'])
    .where('workplace.accountId', '=', accountId)
    .orderBy('sponsor.name')
    .execute()
}

export async function findEntry(db: Db, id: Id) {
  const row = await db
    .selectFrom('sponsor')
    .select(['id as sponsorId', 'name', 'isListed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function countWorkplaces(db: Db, accountId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('workplace')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertWorkplace(db: Db, workplace: { accountId: Id; sponsorId: Id }) {
  await db
    .insertInto('workplace')
    .values(workplace)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteWorkplace(
  db: Db,
  { accountId, sponsorId }: { accountId: Id; sponsorId: Id },
) {
  await db
    .deleteFrom('workplace')
    .where('accountId', '=', accountId)
    .where('sponsorId', '=', sponsorId)
    .execute()
}
