import type { Readable } from 'node:stream'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { readBatches, writeTable } from '#platform/text/csv-table.ts'
import type { Db } from '#platform/database/database.ts'
import eventWords from './event-words.json' with { type: 'json' }
import { actorName, describeEvent, findHistory, type HistoryRow } from './history.queries.ts'

const BATCH = 200

/** The whole history as CSV, newest first, read from the database in batches. */
export function writeHistoryCsv(db: Db, organisationId: Id): Readable {
  const read = (last?: HistoryRow) =>
    findHistory(db, organisationId, { before: last?.id ?? null, limit: BATCH })
  return writeTable(['When', 'Who', 'What', 'Detail'], readBatches(read, cellsOf))
}

function cellsOf(row: HistoryRow): string[] {
  const { job, detail } = describeEvent(row)
  const texts = [job?.title, detail].filter(Boolean).join('\n')
  return [row.at, actorName(row), eventWords[row.action], texts]
}
