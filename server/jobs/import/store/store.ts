import type { Db } from '#server/platform/database/database.ts'
import type { IndexJobs } from '../../jobs.queries.ts'
import { ImportError } from '../import-error.ts'
import {
  createSeenJobs,
  dropSeenJobs,
  notSeenBefore,
  type LinedJob,
  type LinedProblem,
} from './seen-jobs.ts'
import { compareJobs, upsertJobs } from './upsert-jobs.ts'

/** What became of a batch. */
export interface BatchResult {
  added: number
  updated: number
  unchanged: number
  refused: LinedProblem[]
}

export type Store = ReturnType<typeof createStore>

interface StoreOptions {
  /** Only says what would happen. */
  isDryRun: boolean
  /** The posting date of an advert that has none. */
  now: string
  indexJobs: IndexJobs
}

/**
 * The adverts' way into the database, on one connection: what the file has given before is kept in a
 * temporary table, so that a million rows need no memory here.
 */
export async function withStore(
  db: Db,
  options: StoreOptions,
  use: (store: Store) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (db) => {
    await createSeenJobs(db)
    try {
      await use(createStore(db, options))
    } finally {
      // After a broken connection there is nothing left to drop.
      await dropSeenJobs(db).catch(() => {})
    }
  })
}

function createStore(db: Db, { isDryRun, ...options }: StoreOptions) {
  return { write }

  /** A batch goes in whole, or else row by row, so that one the database will not take is refused alone. */
  async function write(jobs: LinedJob[]): Promise<BatchResult> {
    try {
      return await writeTogether(jobs)
    } catch (error) {
      if (!isAboutData(error)) throw broken(error)
    }
    const results: BatchResult[] = []
    for (const job of jobs) results.push(await writeAlone(job))
    return sum(results)
  }

  async function writeAlone(job: LinedJob) {
    try {
      return await writeTogether([job])
    } catch (error) {
      if (!isAboutData(error)) throw broken(error)
      const reason = `The database does not take this row: ${(error as Error).message}.`
      return { ...NOTHING, refused: [{ line: job.line, problem: { field: '' as const, reason } }] }
    }
  }

  async function writeTogether(jobs: LinedJob[]): Promise<BatchResult> {
    return db.transaction().execute(async (db) => {
      const { fresh, refused } = await notSeenBefore(db, jobs)
      const rows = fresh.map(({ row }) => row)
      const { added, updated } = await (isDryRun
        ? compareJobs(db, rows)
        : upsertJobs(db, rows, options))
      return { added, updated, unchanged: rows.length - added - updated, refused }
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

function broken(error: unknown) {
  return new ImportError(`The database broke off: ${(error as Error).message}.`, { cause: error })
}

/** Whether the database complains about a value, rather than being out of order itself. */
function isAboutData(error: unknown) {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(?:2[123]|54)\w{3}$/.test(code)
}
