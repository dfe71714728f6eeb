import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ADMIN_ACTION_WORDS } from '#moderation/desk/admin-words.ts'
import type { AdminLogEntry } from '#moderation/desk/admin.schema.ts'
import { SAFE_CSV } from '#platform/text/csv.ts'
import type { Db } from '#platform/database/database.ts'
import { listLogEntries } from '#moderation/desk/admin.queries.ts'

const BATCH = 500
const FORMAT = { ...SAFE_CSV, quoted: true, record_delimiter: 'windows' } as const
const HEADINGS = ['When', 'Who', 'What', 'About', 'Id', 'Detail']

/** The desk’s whole log as CSV, newest first, read from the database in batches. */
export function writeLogCsv(db: Db): Readable {
  return Readable.from(linesOf(db), { objectMode: false })
}

async function* linesOf(db: Db) {
  // Without the byte order mark, spreadsheets do not read it as UTF-8.
  yield stringify([HEADINGS], { ...FORMAT, bom: true })
  let last: AdminLogEntry | undefined
  do {
    const entries = await listLogEntries(db, { before: last?.id ?? null, limit: BATCH })
    if (entries.length > 0) yield stringify(entries.map(cellsOf), FORMAT)
    last = entries.at(-1)
  } while (last)
}

function cellsOf({ at, who, action, subject, detail }: AdminLogEntry): string[] {
  return [at, who, ADMIN_ACTION_WORDS[action], subject.kind, subject.id, detail]
}
