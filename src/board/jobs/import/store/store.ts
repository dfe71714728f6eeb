import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import { ImportError } from '#platform/import/import-error.ts'
import {
  createSeenTable,
  deleteSeenTable,
  refuseForeign,
  splitDuplicates,
  type NumberedJob,
  type NumberedProblem,
} from './seen-jobs.ts'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { compareJobs, upsertJobs } from './upsert-jobs.ts'

/** The result of writing a batch. */
export interface BatchResult {
  added: number
  updated: number
  unchanged: number
  refused: NumberedProblem[]
}

export type Store = ReturnType<typeof createStore>

interface StoreOptions {
  /** Whether to count the changes without writing them. */
  isDryRun: boolean
  /** The source that is only known by the name of the file; null if the source is stated. */
  fallbackSource: string | null
  /** The posting date of adverts without one. */
  now: string
  indexJobs: IndexJobs
}

/**
 * Writes adverts on one connection. A temporary table stores those that the file has had already, so that a million
 * rows need no memory here.
 */
export async function withStore(
  db: Db,
  options: StoreOptions,
  use: (store: Store) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (db) => {
    await createSeenTable(db)
    try {
      await use(createStore(db, options))
    } finally {
      // After a lost connection the table is gone already.
      await deleteSeenTable(db).catch(() => {})
    }
  })
}

function createStore(db: Db, { isDryRun, ...options }: StoreOptions) {
  return { write }

  /** Writes a batch whole. If the database rejects a row, writes row by row and leaves out only that one. */
  async function write(jobs: NumberedJob[]): Promise<BatchResult> {
    try {
      return await writeBatch(jobs)
    } catch (error) {
      if (!isDataError(error)) throw toImportError(error)
    }
    const results: BatchResult[] = []
    for (const job of jobs) results.push(await writeSingle(job))
    return sum(results)
  }

  async function writeSingle(job: NumberedJob) {
    try {
      return await writeBatch([job])
    } catch (error) {
      if (!isDataError(error)) throw toImportError(error)
      const reason = `The database does not take this row: ${(error as Error).message}.`
      return { ...NOTHING, refused: [{ line: job.line, problem: { field: '' as const, reason } }] }
    }
  }

  async function writeBatch(jobs: NumberedJob[]): Promise<BatchResult> {
    return db.transaction().execute(async (db) => {
      const { own, foreign } = await refuseForeign(db, jobs, options.fallbackSource)
      const { fresh, refused } = await splitDuplicates(db, own)
      const rows = fresh.map(({ row }) => row)
      // First, so that changed adverts are indexed as seen.
      const ids = rows.map(({ id }) => id)
      if (!isDryRun) await recordSightings(db, ids, options.now)
      const { added, updated } = await (isDryRun
        ? compareJobs(db, rows)
        : upsertJobs(db, rows, options))
      const unchanged = rows.length - added - updated
      return { added, updated, unchanged, refused: [...foreign, ...refused] }
    })
  }
}

const NOTHING: BatchResult = { added: 0, updated: 0, unchanged: 0, refused: [] }

function sum(results: BatchResult[]): BatchResult {
  return {
    added: results.reduce((total, { added }) => total + added, 0),
    updated: results.reduce((total, { updated }) => total + updated, 0),
    unchanged: results.reduce((total, { unchanged }) => total + unchanged, 0),
    refused: results.flatMap(({ refused }) => refused),
  }
}

function toImportError(error: unknown) {
  return new ImportError(`The database broke off: ${(error as Error).message}.`, { cause: error })
}

/** Whether the database rejects a value, rather than failing itself. */
function isDataError(error: unknown) {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(?:2[123]|54)\w{3}$/.test(code)
}
