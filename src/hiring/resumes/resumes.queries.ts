import { sql, type Insertable } from 'kysely'
import type { StoredResume } from '#hiring/applications/model/application-views.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ResumeTable } from '#hiring/applications/applications.tables.ts'
import { scanStateOf } from '#platform/files/scan/file-scans.queries.ts'
import type { Db } from '#platform/database/database.ts'

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

/** Whether the CV of an application has not been scanned yet. */
export async function isResumeWaiting(db: Db, applicationId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .innerJoin('fileScan', 'fileScan.key', 'resume.fileKey')
    .select('fileScan.key')
    .where('application.id', '=', applicationId)
    .where('fileScan.state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

/** The CVs on a person’s list, last used first. */
export async function findStoredResumes(db: Db, accountId: Id): Promise<StoredResume[]> {
  return db
    .selectFrom('resume')
    .select(['id', 'name', 'size', 'createdAt as addedAt', 'lastUsedAt'])
    .select([sql<string>`label`.as('label'), scanStateOf('resume.fileKey').as('scan')])
    .where('accountId', '=', accountId)
    .where('label', 'is not', null)
    .orderBy(sql`coalesce(last_used_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The file of a CV on a person’s list. */
export async function findStoredFile(db: Db, accountId: Id, id: Id) {
  const row = await db
    .selectFrom('resume')
    .select(['fileKey as key', 'name'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('label', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** Records that a CV on the list is being sent, and locks it. False if it is not on the list, or had a virus. */
export async function useStoredResume(db: Db, accountId: Id, id: Id): Promise<boolean> {
  const row = await db
    .updateTable('resume')
    .set({ lastUsedAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('label', 'is not', null)
    .where(scanStateOf('resume.fileKey'), 'is distinct from', 'infected')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertResume(db: Db, resume: Omit<Insertable<ResumeTable>, 'createdAt'>) {
  await db.insertInto('resume').values(resume).execute()
}

/** Renames a CV on the list, or with null takes it off. False if it is not on the list. */
export async function updateLabel(
  db: Db,
  accountId: Id,
  { id, label }: { id: Id; label: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('resume')
    .set({ label })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('label', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes CVs that are on no list and belong to no application, of one person or of all; returns their files. */
export async function deleteUnusedResumes(db: Db, accountId?: Id): Promise<string[]> {
  let query = db
    .deleteFrom('resume')
    .where('label', 'is', null)
    .where(
      sql<boolean>`not exists (select from application where application.resume_id = resume.id)`,
    )
  if (accountId) query = query.where('accountId', '=', accountId)
  const rows = await query.returning('fileKey').execute()
  return rows.map(({ fileKey }) => fileKey)
}
