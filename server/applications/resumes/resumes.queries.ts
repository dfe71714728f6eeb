import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'

/** The CV of an application. */
export async function findResumeFile(db: Db, applicationId: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .select(['resume.fileKey as key', 'resume.name'])
    .where('application.id', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

/** Deletes CVs that belong to no application and whose owner has sent a newer one; returns their files. */
export async function deleteUnusedResumes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fileKey: string }>`
    delete from resume
    where not exists (select from application where resume_id = resume.id)
      and exists (
        select from resume as newer
        where newer.account_id = resume.account_id
          and (newer.created_at, newer.id) > (resume.created_at, resume.id)
      )
    returning file_key`.execute(db)
  return rows.map(({ fileKey }) => fileKey)
}

/** Those of these files that belong to no CV. */
export async function findOrphanedFiles(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('resume')
    .select('fileKey')
    .where('fileKey', 'in', keys)
    .execute()
  const known = new Set(rows.map(({ fileKey }) => fileKey))
  return keys.filter((key) => !known.has(key))
}
