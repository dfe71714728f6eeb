import { sql } from 'kysely'
import type { ApplicantGroup } from '#hiring/applicants/applicant-list.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { applicantRows } from '#hiring/applicants/list/applicant-rows.ts'
import type { Db } from '#platform/database/database.ts'

/** The CVs to select: by search and group, or by ids. */
export interface WantedResumes {
  status?: ApplicantGroup | null
  q?: string
  yes?: string[]
  ids?: Id[] | null
}

/** The files of the CVs, and how many are not handed over yet. */
export async function findResumesOf(
  db: Db,
  jobId: Id,
  { status: group = null, q = '', yes = [], ids = null }: WantedResumes,
) {
  const { rows } = await sql<{ name: string; fileKey: string; mayRead: boolean }>`
    select card.seen_name as name, resume.file_key, card.shares_details as may_read
    from (select found.* from ${applicantRows({ jobId, q, yes, group })}) as card
    join resume on resume.id = card.resume_id
    where ${ids}::text[] is null or card.id = any(${ids}::text[])
    order by lower(card.seen_name), card.id`.execute(db)
  return {
    resumes: rows.filter(({ mayRead }) => mayRead),
    withheld: rows.filter(({ mayRead }) => !mayRead).length,
  }
}
