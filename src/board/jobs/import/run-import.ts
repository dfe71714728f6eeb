import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { SourceRecord } from '#platform/import/source-record.ts'
import type { Advert } from './advert.ts'
import { sketchAdvert, type PrepareOptions } from './prepare-job.ts'
import { prepareBatch } from './prepare/prepare-batch.ts'
import type { PreparedWhole } from './prepare/prepare-whole.ts'
import { isInPart, type Part } from './part.ts'
import type { Report } from './report.ts'
import { toAdvert } from './shapes/to-advert.ts'
import { withStore, type IndexImported, type NumberedJob, type Store } from './store/store.ts'

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
  /** Stops the reading; what has been read is still written. */
  signal: AbortSignal
  onProgress(counts: Counts): void
  indexJobs: IndexImported
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
    const batches = createBatches({ store, options, report, counts, onProgress })
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
  await batches.add({ line, advert, sketch: sketchAdvert(advert, options) })
}

interface NumberedAdvert {
  line: number
  advert: Advert
  sketch: ReturnType<typeof sketchAdvert>
}

/** Counts and reports a prepared advert; null if it is refused. */
async function countPrepared(
  { line, sketch }: NumberedAdvert,
  { preparation, facts }: PreparedWhole,
  { report, counts }: Pick<ImportState, 'report' | 'counts'>,
): Promise<NumberedJob | null> {
  if ('problems' in preparation) {
    counts.refused += 1
    for (const problem of preparation.problems) await report.add(line, problem, 'rejected')
    return null
  }
  const { row, warnings, isCut, isPast } = preparation
  if (isPast) counts.past += 1
  if (isCut) {
    counts.cut += 1
    const reason = 'The description was cut: it is longer than 100,000 characters.'
    await report.add(line, { field: 'description', reason }, 'cut')
  }
  for (const problem of warnings) await report.add(line, problem, 'partial')
  // What is reported is reported again next time, so that it has to be read again.
  if (sketch && !isCut && warnings.length === 0)
    row.importDigest = `${sketch.digest} ${row.sourceDigest}`
  return { line, id: row.id, sourceRef: row.sourceRef, row, facts }
}

type BatchParts = Omit<ImportState, 'batches'> & {
  store: Store
  options: ImportOptions
  onProgress(counts: Counts): void
}

/** Collects adverts into batches; while one is being written, the next is read and prepared. */
function createBatches({ store, options, report, counts, onProgress }: BatchParts) {
  let adverts: NumberedAdvert[] = []
  let characters = 0
  let prepared: NumberedJob[] = []
  let writing = Promise.resolve()

  return { add, finish }

  async function add(advert: NumberedAdvert) {
    adverts.push(advert)
    characters += advert.advert.description?.length ?? 0
    if (adverts.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }

  async function finish() {
    try {
      await flush()
    } finally {
      await flush()
      await writing
    }
  }

  /** Writes what is prepared, and prepares what was read meanwhile. */
  async function flush() {
    const batch = adverts
    adverts = []
    characters = 0
    await writing
    const unchanged = await findUnchanged(batch)
    const ready = prepared
    prepared = []
    writing = ready.length > 0 ? write(ready) : Promise.resolve()
    // The next `await` rethrows this error; the empty handler only prevents an unhandled rejection before that.
    writing.catch(() => {})
    const changed = batch.filter(({ sketch }) => !sketch || !unchanged.has(sketch.id))
    const read = await prepareBatch(
      changed.map(({ advert }) => advert),
      options,
    )
    const readOf = new Map(changed.map((advert, index) => [advert, read[index]]))
    for (const advert of batch) {
      const { line, sketch } = advert
      const whole = readOf.get(advert)
      if (whole) {
        const job = await countPrepared(advert, whole, { report, counts })
        if (job) prepared.push(job)
      } else if (sketch) prepared.push({ line, ...sketch, row: null })
    }
  }

  async function findUnchanged(batch: NumberedAdvert[]) {
    const sketches = batch.flatMap(({ sketch }) => sketch ?? [])
    return sketches.length > 0 ? store.findUnchanged(sketches) : new Set<Id>()
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
