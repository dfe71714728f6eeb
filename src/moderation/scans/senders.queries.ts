import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** The sender of a file, with the name they know it by. */
export interface FileSender {
  email: string
  /** The language of an applicant; employers and admins read English. */
  language: string | null
  name: string
}

/**
 * The sender of a CV, a file of a message or of an arrival, or a document from an admin to a founder. Null if the
 * account is gone.
 */
export async function findAccountOfFile(db: Db, key: string): Promise<FileSender | null> {
  const { rows } = await sql<FileSender>`
    select account.email, file.name, case when file.is_applicant then account.language end as language
    from (
      select account_id, name, true as is_applicant from resume where file_key = ${key}
      union all
      select account_id, file_name, side = 'applicant' from application_message where file_key = ${key}
      union all
      select account_id, name, side = 'applicant' from arrival_file where file_key = ${key}
      union all
      select account_id, name, false from founder_document where file_key = ${key}
    ) as file
    join account on account.id = file.account_id`.execute(db)
  return rows[0] ?? null
}

/** The founder’s case that a document was sent in, if the founder is known to read the mailbox. */
export async function findCaseOfFile(db: Db, key: string): Promise<Id | null> {
  const row = await db
    .selectFrom('founderDocument')
    .innerJoin('startupRequest', 'startupRequest.id', 'founderDocument.caseId')
    .select('startupRequest.id')
    .where('founderDocument.fileKey', '=', key)
    .where('founderDocument.side', '=', 'founder')
    .where('startupRequest.openedAt', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** False if the sender has already been notified, or the file is gone with its record. */
export async function isToBeTold(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('fileScan')
    .select('key')
    .where('key', '=', key)
    .where('state', '=', 'infected')
    .where('toldAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function markTold(db: Db, key: string) {
  await db
    .updateTable('fileScan')
    .set({ toldAt: sql<string>`now()` })
    .where('key', '=', key)
    .execute()
}
