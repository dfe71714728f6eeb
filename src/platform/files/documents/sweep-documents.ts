import { sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { Platform } from '#platform/platform.ts'

const DAY_IN_MS = 86_400_000
const BATCH = 500

/**
 * Deletes the files of a folder whose key is in no row of the table’s `file_key`. The row of a file of today may not be
 * committed yet.
 */
export async function sweepDocuments(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { folder, table }: { folder: string; table: keyof Tables },
  now = Date.now(),
) {
  for await (const keys of files.listOlderThan(folder, new Date(now - DAY_IN_MS))) {
    for (let start = 0; start < keys.length; start += BATCH) {
      const batch = keys.slice(start, start + BATCH)
      const { rows } = await sql<{ fileKey: string }>`
        select file_key from ${sql.table(table)} where file_key = any(${batch}::text[])`.execute(db)
      const known = new Set(rows.map(({ fileKey }) => fileKey))
      for (const key of batch) if (!known.has(key)) await files.delete(key)
    }
  }
}
