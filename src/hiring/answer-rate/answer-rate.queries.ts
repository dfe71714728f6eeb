import { sql } from 'kysely'
import {
  DUE_DAYS,
  RATE_DAYS,
  REMINDER_DAYS,
  type WaitingApplicant,
} from '#organisations/answer-rate/rate-words.ts'
import { provedOrganisations } from '#organisations/organisations.queries.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { DETAILS_COLUMNS, toSeenName } from '#hiring/applications/applications.queries.ts'
import { IS_ANSWERABLE, IS_UNANSWERED } from '#hiring/applications/waiting.ts'
import type { Db } from '#platform/database/database.ts'

/** Recounts all organisations. Applications withdrawn before an answer was due are not counted. */
export async function recountRates(db: Db): Promise<void> {
  await sql`
    with sent as (
      select job.organisation_id, application.created_at, application.withdrawn_at, answered_at
      from application join job on job.id = application.job_id
      where job.organisation_id is not null
        and application.created_at > now() - make_interval(days => ${RATE_DAYS})
        and application.created_at < now() - make_interval(days => ${DUE_DAYS})
    ), counted as (
      select organisation_id, count(*)::int as applications, count(answered_at)::int as answered,
        percentile_cont(0.5) within group (
          order by extract(epoch from answered_at - created_at)) as median_seconds
      from sent
      where answered_at is not null or withdrawn_at is null
        or withdrawn_at > created_at + make_interval(days => ${DUE_DAYS})
      group by organisation_id
    ), written as (
      insert into answer_rate (organisation_id, applications, answered, median_seconds)
      select organisation_id, applications, answered, median_seconds from counted
      on conflict (organisation_id) do update set
        applications = excluded.applications,
        answered = excluded.answered,
        median_seconds = excluded.median_seconds
    )
    update answer_rate set applications = 0, answered = 0, median_seconds = null
    where applications > 0
      and not exists (select from counted where counted.organisation_id = answer_rate.organisation_id)
  `.execute(db)
}

/** The rates of an account’s own organisations, most applications first, with the entries they have proved to be. */
export async function listOwnRates(db: Db, accountId: Id, limit: number) {
  return db
    .selectFrom('organisationMember as member')
    .innerJoin('organisation', 'organisation.id', 'member.organisationId')
    .leftJoin('answerRate', 'answerRate.organisationId', 'organisation.id')
    .leftJoin('sponsor', (join) =>
      join
        .onRef('sponsor.id', '=', 'organisation.sponsorId')
        .on('organisation.id', 'in', provedOrganisations(db)),
    )
    .select(['organisation.id', 'organisation.name', 'answered', 'medianSeconds'])
    .select(['sponsor.id as sponsorId', 'sponsor.name as entry'])
    .select(sql<number>`coalesce(applications, 0)`.as('applications'))
    .where('member.accountId', '=', accountId)
    .orderBy(sql`coalesce(applications, 0)`, 'desc')
    .orderBy('organisation.id')
    .limit(limit)
    .execute()
}

function selectWaiting(db: Db) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .where(IS_UNANSWERED)
    .where(IS_ANSWERABLE)
    .where(sql<boolean>`application.created_at > now() - make_interval(days => ${RATE_DAYS})`)
}

/** The applicants who have waited longest, longest first, with the names that members see. */
export async function listWaiting(
  db: Db,
  organisationId: Id,
  limit: number,
): Promise<WaitingApplicant[]> {
  const rows = await selectWaiting(db)
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .select(DETAILS_COLUMNS)
    .select(['application.id', 'application.jobId', 'job.title as jobTitle', 'fullName'])
    .select('application.createdAt as sentAt')
    .where('job.organisationId', '=', organisationId)
    .orderBy('application.createdAt')
    .orderBy('application.id')
    .limit(limit)
    .execute()
  return rows.map(({ fullName, firstName, sharesDetails, ...row }) => ({
    ...row,
    name: toSeenName({ fullName, firstName, sharesDetails }),
  }))
}

/** The number of applicants per job who have become due for a reminder since the last one, by organisation. */
export async function listUnreminded(db: Db) {
  const rows = await selectWaiting(db)
    .innerJoin('organisation', 'organisation.id', 'job.organisationId')
    .leftJoin('answerRate', 'answerRate.organisationId', 'organisation.id')
    .select(['organisation.id as organisationId', 'job.id as jobId', 'job.title as jobTitle'])
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(
      sql<boolean>`application.created_at < now() - make_interval(days => ${REMINDER_DAYS})
        and application.created_at >= greatest(
          answer_rate.reminded_until, now() - make_interval(days => ${DUE_DAYS}))`,
    )
    .groupBy(['organisation.id', 'job.id'])
    .orderBy('organisation.id')
    .orderBy('job.id')
    .execute()
  return Map.groupBy(rows, ({ organisationId }) => organisationId)
}

/** False if another process has just done this. */
export async function markReminded(db: Db, organisationId: Id): Promise<boolean> {
  const { rows } = await sql`
    insert into answer_rate (organisation_id, reminded_until)
    values (${organisationId}, now() - make_interval(days => ${REMINDER_DAYS}))
    on conflict (organisation_id) do update set reminded_until = excluded.reminded_until
    where answer_rate.reminded_until is null
      or answer_rate.reminded_until < excluded.reminded_until - interval '1 hour'
    returning organisation_id`.execute(db)
  return rows.length > 0
}

/** Owners and recruiters who want emails about applicants. */
export async function listReminded(db: Db, organisationId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select('account.id')
    .where('member.organisationId', '=', organisationId)
    .where('member.role', 'in', ['owner', 'recruiter'])
    .where('account.suspendedAt', 'is', null)
    .where('account.wantsApplicantMails', '=', true)
    .orderBy('account.id')
    .execute()
  return rows.map(({ id }) => id)
}
