import type { Readable } from 'node:stream'
import { ADMIN_ACTION_WORDS } from '#moderation/desk/admin-words.ts'
import type { AdminLogEntry } from '#moderation/desk/admin.schema.ts'
import { readBatches, writeTable } from '#platform/text/csv-table.ts'
import type { Db } from '#platform/database/database.ts'
import { listLogEntries } from '#moderation/desk/admin.queries.ts'

const BATCH = 500
const HEADINGS = ['When', 'Who', 'What', 'About', 'Id', 'Detail']

/** The desk’s whole log as CSV, newest first, read from the database in batches. */
export function writeLogCsv(db: Db): Readable {
  const read = (last?: AdminLogEntry) =>
    listLogEntries(db, { before: last?.id ?? null, limit: BATCH })
  return writeTable(HEADINGS, readBatches(read, cellsOf))
}

function cellsOf({ at, who, action, subject, detail }: AdminLogEntry): string[] {
  return [at, who, ADMIN_ACTION_WORDS[action], subject.kind, subject.id, detail]
}
