import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { EVENT_WORDS } from '#organisations/model/organisation-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SAFE_CSV } from '#platform/text/csv.ts'
import type { Db } from '#platform/database/database.ts'
import { actorName, findHistory, type HistoryRow } from './history.queries.ts'

const BATCH = 200
const FORMAT = { ...SAFE_CSV, quoted: true, record_delimiter: 'windows' } as const

/** The whole history as CSV, newest first, read from the database in batches. */
export function writeHistoryCsv(db: Db, organisationId: Id): Readable {
  return Readable.from(linesOf(db, organisationId), { objectMode: false })
}

async function* linesOf(db: Db, organisationId: Id) {
  // Without the byte order mark, spreadsheets do not read it as UTF-8.
  yield stringify([['When', 'Who', 'What', 'Detail']], { ...FORMAT, bom: true })
  let last: HistoryRow | undefined
  do {
    const rows = await findHistory(db, organisationId, { before: last?.id ?? null, limit: BATCH })
    if (rows.length > 0) yield stringify(rows.map(cellsOf), FORMAT)
    last = rows.at(-1)
  } while (last)
}

function cellsOf(row: HistoryRow): string[] {
  return [row.at, actorName(row), EVENT_WORDS[row.action], row.detail]
}
