import { sql } from 'kysely'
import type { CaseReport, EarlierCase, SimilarJob } from './queue.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobStatus } from '#trade/jobs.schema.ts'
import type { Db } from '#platform/database/database.ts'

interface Subjects {
  title: string
  employer: string
  jobStatus: JobStatus | null
  suspended: string
}

/** The subject of a case, in a name or two; `suspended` is whom a suspension in it is of. */
export async function findSubject(db: Db, caseId: Id) {
  const { rows } = await sql<Subjects>`
    select coalesce(job.title, organisation.name, account.email, '') as title,
      coalesce(job.employer_name, organisation.name, '') as employer, job.status as job_status,
      coalesce(organisation.name, nullif(trim(concat(account.first_name, ' ', account.last_name)), ''),
        account.email, '') as suspended
    from moderation_case
      left join job on job.id = moderation_case.job_id
      left join organisation on organisation.id = moderation_case.organisation_id
      left join account on account.id = moderation_case.account_id
    where moderation_case.id = ${caseId}`.execute(db)
  return rows[0] ?? { title: '', employer: '', jobStatus: null, suspended: '' }
}

/** The texts that reasons quote, as they are now. */
export async function findTexts(
  db: Db,
  { jobId, messageId }: { jobId: Id | null; messageId: Id | null },
) {
  const job = jobId
    ? await db
        .selectFrom('job')
        .select([
          'title',
          'employerName',
          'employerLogo',
          'questions',
          'legalName',
          'companyNumber',
          'applyEmail',
          'place',
          'description',
          'payMin',
          'payMax',
          'payPeriod',
          'payText',
          'payCurrency',
          'hoursPerWeek',
          'status',
          'postedAt',
          'heldBecause',
        ])
        .where('id', '=', jobId)
        .executeTakeFirst()
    : undefined
  const message = messageId
    ? await db
        .selectFrom('applicationMessage')
        .select(['body', 'fileName'])
        .where('id', '=', messageId)
        .executeTakeFirst()
    : undefined
  return { job: job ?? null, message: message ?? null }
}

/** The least similarity of two adverts that count as alike. */
const ALIKE = 0.45
const MOST_SIMILAR = 5

/** Adverts with a similar text, under this name or another: posted here, or copied from a source. */
export async function findSimilarJobs(db: Db, jobId: Id): Promise<SimilarJob[]> {
  const { rows } = await sql<SimilarJob>`
    with this as (
      select job.id, job.title, job.preview, job.title || ' ' || job.preview as words,
        job_search.copy_key, job_search.title_key
      from job left join job_search on job_search.id = job.id where job.id = ${jobId}
    ), candidates as (
      select job.id from job, this
      where job.organisation_id is not null and (job.title || ' ' || job.preview) % this.words
      union
      select job_search.id from job_search, this where job_search.copy_key = this.copy_key
      union
      (select job_search.id from job_search, this where job_search.title_key = this.title_key
        limit 200)
    )
    select job.id, job.title, job.employer_name as employer, job.status,
      similarity(job.title || ' ' || job.preview, this.words) as likeness
    from candidates join job on job.id = candidates.id, this
    where job.id <> this.id
      and similarity(job.title || ' ' || job.preview, this.words) >= ${ALIKE}
    order by likeness desc, job.id limit ${MOST_SIMILAR}`.execute(db)
  return rows
}

export async function listReports(db: Db, caseId: Id): Promise<CaseReport[]> {
  const rows = await db
    .selectFrom('report')
    .select([
      'id',
      'reason',
      'words',
      'times',
      'createdAt as at',
      sql<boolean>`picture_key is not null`.as('hasPicture'),
      sql<boolean>`reporter_id is not null`.as('isFromAccount'),
    ])
    .where('caseId', '=', caseId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute()
  return rows
}

interface Subject {
  id: Id
  jobId: Id | null
  organisationId: Id | null
  accountId: Id | null
}

/** Other cases about the same job, organisation or account, the newest first. */
export async function listEarlierCases(db: Db, subject: Subject): Promise<EarlierCase[]> {
  const { id, jobId, organisationId, accountId } = subject
  const { rows } = await sql<EarlierCase>`
    select id, number::int as number, kind, status, decision, opened_at as at
    from moderation_case
    where id <> ${id} and (job_id = ${jobId} or organisation_id = ${organisationId}
      or account_id = ${accountId})
    order by opened_at desc limit 20`.execute(db)
  return rows
}

export async function findEarlierCase(db: Db, id: Id): Promise<EarlierCase | null> {
  const row = await db
    .selectFrom('moderationCase')
    .select(['id', 'number', 'kind', 'status', 'decision', 'openedAt as at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, number: Number(row.number) } : null
}

/**
 * The number of applicants to the job, otherwise to the organisation, otherwise to what the person posted, and how many of them say they paid.
 */
export async function countApplicants(
  db: Db,
  { jobId, organisationId, accountId }: Pick<Subject, 'jobId' | 'organisationId' | 'accountId'>,
): Promise<{ applicants: number; paid: number }> {
  const which = jobId
    ? sql`job.id = ${jobId}`
    : organisationId
      ? sql`job.organisation_id = ${organisationId}`
      : sql`job.owner_id = ${accountId}`
  const { rows } = await sql<{ applicants: number; paid: number }>`
    select count(*)::int as applicants,
      count(*) filter (where application_warning.paid = 'yes')::int as paid
    from application join job on job.id = application.job_id
      left join application_warning on application_warning.application_id = application.id
    where ${which}`.execute(db)
  return rows[0] ?? { applicants: 0, paid: 0 }
}

export async function findAccount(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The picture of a report, by the report’s id. */
export async function findReportPicture(db: Db, id: Id): Promise<string | null> {
  const row = await db
    .selectFrom('report')
    .select('pictureKey')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.pictureKey ?? null
}
