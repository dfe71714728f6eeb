import { sql } from 'kysely'
import type { CaseReason, Risk } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { REPORT_REASONS, type ReportReason } from './reports.schema.ts'
import { dueAt } from '#safety/cases/open-case.ts'
import type { Db } from '#platform/database/database.ts'

/** The subject of a report: a job that is still there, or a message about one. */
export interface Reportable {
  jobId: Id
  organisationId: Id | null
  messageId: Id | null
  applicationId: Id | null
  /** The advert in words; null while the desk holds it, because nothing of it may be public then. */
  about: string | null
}

const COLUMNS = ['job.id as jobId', 'job.organisationId'] as const

function aboutJob() {
  return sql<string | null>`
    case when job.status <> 'held' then job.title || ', ' || job.employer_name end`.as('about')
}

/** A job with a page, or one that the desk holds. */
export async function findReportableJob(db: Db, id: Id): Promise<Reportable | null> {
  const row = await db
    .selectFrom('job')
    .select(COLUMNS)
    .select(aboutJob())
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .executeTakeFirst()
  return row ? { ...row, messageId: null, applicationId: null } : null
}

/** An employer’s message; its id is known only to its readers. */
export async function findReportableMessage(db: Db, id: Id): Promise<Reportable | null> {
  const row = await db
    .selectFrom('applicationMessage as message')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .select(['message.id as messageId', 'application.id as applicationId', ...COLUMNS])
    .select(aboutJob())
    .where('message.id', '=', id)
    .where('message.side', '=', 'employer')
    .where('message.sentAt', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** Serialises reports of one job, so that they open one case. */
export async function lockReportedJob(db: Db, jobId: Id) {
  const row = await db
    .selectFrom('job')
    .select(['status'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The undecided case that gathers reports of this job or message. */
export async function findReportCase(
  db: Db,
  { jobId, messageId }: Pick<Reportable, 'jobId' | 'messageId'>,
): Promise<Id | null> {
  const row = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('kind', '=', 'report')
    .where('status', '<>', 'decided')
    .where('jobId', '=', jobId)
    .where('messageId', messageId === null ? 'is' : '=', messageId)
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewReport extends Pick<Reportable, 'jobId' | 'organisationId' | 'messageId'> {
  id: Id
  caseId: Id
  reason: ReportReason
  words: string
  pictureKey: string | null
  reporterId: Id | null
  reporterKey: string
  networkKey: string | null
}

/** Saves a report. One repeated by the same person is counted; words and a picture sent later are added. */
export async function upsertReport(db: Db, report: NewReport) {
  await db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'reporterKey', 'reason']).doUpdateSet({
        times: sql`report.times + 1`,
        words: sql`case when report.words = '' then excluded.words else report.words end`,
        pictureKey: sql`coalesce(report.picture_key, excluded.picture_key)`,
      }),
    )
    .execute()
}

/** Updates the case’s reasons and count; it is as urgent as its worst report. */
export async function refreshReportCase(db: Db, caseId: Id) {
  const rows = await db
    .selectFrom('report')
    .select(['reason'])
    .select((eb) => eb.fn.sum<number>('times').as('times'))
    .where('caseId', '=', caseId)
    .groupBy('reason')
    .execute()
  const reasons = rows.map(({ reason, times }): CaseReason => {
    const count = Number(times) > 1 ? ` (${times} times)` : ''
    return { code: reason, words: `Reported: ‘${REPORT_REASONS[reason].label}’${count}` }
  })
  const risk = Math.min(3, ...rows.map(({ reason }) => REPORT_REASONS[reason].risk)) as Risk
  await db
    .updateTable('moderationCase')
    .set({
      reasons: JSON.stringify(reasons),
      risk: sql`least(risk, ${risk}::smallint)`,
      dueAt: sql`least(due_at, ${dueAt(risk)}::timestamptz)`,
    })
    .where('id', '=', caseId)
    .execute()
}
