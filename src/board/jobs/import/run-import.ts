import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { SourceRecord } from '#platform/import/source-record.ts'
import { prepareJob, type PrepareOptions } from './prepare-job.ts'
import { isInPart, type Part } from './part.ts'
import type { Report } from './report.ts'
import { toAdvert } from './shapes/to-advert.ts'
import { withStore, type NumberedJob, type Store } from './store/store.ts'

export interface ImportOptions extends PrepareOptions {
  isDryRun: boolean
  /** The only part of the file to import; null for all of it. */
  part: Part | null
}

/** The progress of an import. `read` is the sum of the next four. */
export interface Counts {
  read: number
  added: number
  updated: number
  unchanged: number
  refused: number
  /** Rows imported with a shortened description. */
  cut: number
  /** Rows whose closing date has passed. */
  past: number
  /** The line that was read last. */
  line: number
}

interface ImportStreams {
  records: AsyncIterable<SourceRecord>
  report: Pick<Report, 'add'>
  /** Stops the import after the current batch. */
  signal: AbortSignal
  onProgress(counts: Counts): void
  indexJobs: IndexJobs
}

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 4_000_000
// This many new rows make the planner's statistics useless.
const WORTH_ANALYSING = 1000

/**
 * Imports the adverts of a file in batches, each in one transaction. If an import is interrupted, running it again
 * gives the same result as one complete run.
 * @throws {ImportError} if the file is cut off or cannot be read; `counts` then has the progress so far
 */
export async function runImport(
  db: Db,
  { records, report, signal, onProgress, indexJobs }: ImportStreams,
  options: ImportOptions,
  counts: Counts = noCounts(),
): Promise<Counts> {
  const now = new Date(options.now).toISOString()
  const { isDryRun, source } = options
  const fallbackSource = source === null ? options.fallbackSource : null
  await withStore(db, { isDryRun, fallbackSource, now, indexJobs }, async (store) => {
    const batches = createBatches(store, report, counts, onProgress)
    try {
      for await (const record of records) {
        if (signal.aborted) break
        await importRecord(record, options, { batches, report, counts })
      }
    } catch (error) {
      // Stopping an import also closes its file, so this is not an error of the file.
      if (!signal.aborted) throw error
    } finally {
      await batches.finish()
    }
  })
  const isWorthIt = counts.added + counts.updated >= WORTH_ANALYSING
  if (isWorthIt && !isDryRun) await sql`analyze job`.execute(db)
  return counts
}

export function noCounts(): Counts {
  return { read: 0, added: 0, updated: 0, unchanged: 0, refused: 0, cut: 0, past: 0, line: 0 }
}

interface ImportState {
  batches: ReturnType<typeof createBatches>
  report: Pick<Report, 'add'>
  counts: Counts
}

async function importRecord(
  record: SourceRecord,
  options: ImportOptions,
  { batches, report, counts }: ImportState,
) {
  const { line } = record
  counts.line = line
  const advert = 'problem' in record ? {} : toAdvert(record.value, record.feed)
  if (advert.isUnlisted) return
  if (options.part && !isInPart(options.part, advert)) return
  counts.read += 1
  if ('problem' in record) {
    counts.refused += 1
    return report.add(line, record.problem, 'rejected')
  }
  const prepared = prepareJob(advert, options)
  if ('problems' in prepared) {
    counts.refused += 1
    for (const problem of prepared.problems) await report.add(line, problem, 'rejected')
    return
  }
  if (prepared.isPast) counts.past += 1
  if (prepared.isCut) {
    counts.cut += 1
    const reason = 'The description was cut: it is longer than 100,000 characters.'
    await report.add(line, { field: 'description', reason }, 'cut')
  }
  for (const problem of prepared.warnings) await report.add(line, problem, 'partial')
  await batches.add({ line, row: prepared.row })
}

/** Collects rows into batches; while one is being written, the next is read and prepared. */
function createBatches(
  store: Store,
  report: Pick<Report, 'add'>,
  counts: Counts,
  onProgress: (counts: Counts) => void,
) {
  let jobs: NumberedJob[] = []
  let characters = 0
  let writing = Promise.resolve()

  return { add, finish }

  async function add(job: NumberedJob) {
    jobs.push(job)
    characters += job.row.description.length + (job.row.descriptionHtml?.length ?? 0)
    if (jobs.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }

  async function finish() {
    await flush()
    await writing
  }

  async function flush() {
    const batch = jobs
    jobs = []
    characters = 0
    await writing
    writing = batch.length > 0 ? write(batch) : Promise.resolve()
    // The next `await` rethrows this error; the empty handler only prevents an unhandled rejection before that.
    writing.catch(() => {})
  }

  async function write(batch: NumberedJob[]) {
    const { added, updated, unchanged, refused } = await store.write(batch)
    counts.added += added
    counts.updated += updated
    counts.unchanged += unchanged
    counts.refused += refused.length
    for (const { line, problem } of refused) await report.add(line, problem, 'rejected')
    onProgress(counts)
  }
}
