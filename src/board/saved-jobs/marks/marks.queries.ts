import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** A logged-in person’s relation to a job. */
export interface JobMark {
  isSaved: boolean
  /** The application: a withdrawn one, too, because nobody applies for a job twice. */
  application: { id: Id; sentAt: string; withdrawnAt: string | null } | null
}

interface MarkRow {
  jobId: Id
  applicationId: Id | null
  sentAt: string | null
  withdrawnAt: string | null
}

/** The marks of a page’s jobs, in one query: jobs without marks are left out. */
export async function findMarks(db: Db, accountId: Id, jobIds: Id[]): Promise<Map<Id, JobMark>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<MarkRow>`
    select job_id, null as application_id, null::timestamptz as sent_at, null::timestamptz as withdrawn_at
    from saved_job
    where account_id = ${accountId} and job_id = any(${jobIds}) and removed_at is null
    union all
    select job_id, id, created_at, withdrawn_at from application
    where applicant_id = ${accountId} and job_id = any(${jobIds})`.execute(db)
  const marks = new Map<Id, JobMark>()
  for (const { jobId, applicationId, sentAt, withdrawnAt } of rows) {
    const mark = marks.get(jobId) ?? { isSaved: false, application: null }
    marks.set(jobId, mark)
    if (applicationId && sentAt) mark.application = { id: applicationId, sentAt, withdrawnAt }
    else mark.isSaved = true
  }
  return marks
}
