import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { FactsAhead, ReadAhead } from '#sponsorship/stored-checks/read-ahead.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { findRefused } from '#board/sources/opt-out/opt-out.queries.ts'
import { recordSightings } from '#board/jobs/stored/sightings.queries.ts'
import { compareJobs, findUnchanged, saveDigests, upsertJobs } from './upsert-jobs.ts'
import { sql } from 'kysely'
import type { Problem } from '#platform/import/source-record.ts'
import type { PreparedJob } from '#board/jobs/import/prepare-job.ts'

/** The result of writing a batch. */
interface BatchResult {
  added: number
  updated: number
  unchanged: number
  refused: NumberedProblem[]
}

/** Writes the search rows of these jobs; what was read ahead need not be read again. */
export type IndexImported = (db: Db, ids: Id[], ahead: ReadAhead) => Promise<void>

export type Store = ReturnType<typeof createStore>

interface StoreOptions {
  /** Whether to count the changes without writing them. */
  isDryRun: boolean
  /** The source that is only known by the name of the file; null if the source is stated. */
  fallbackSource: string | null
  /** The posting date of adverts without one. */
  now: string
  indexJobs: IndexImported
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
  return { write, findUnchanged: findKnown }

  function findKnown(records: { id: Id; digest: string }[]): Promise<Set<Id>> {
    return findUnchanged(db, records, options.now).catch((error) => {
      throw toImportError(error)
    })
  }

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
      const { wanted, optedOut } = await refuseOptedOut(db, jobs)
      const { own, foreign } = await refuseForeign(db, wanted, options.fallbackSource)
      const { fresh, refused } = await splitDuplicates(db, own)
      const rows = fresh.flatMap(({ row }) => row ?? [])
      // First, so that changed adverts are indexed as seen.
      const ids = fresh.map(({ id }) => id)
      if (!isDryRun) await recordSightings(db, ids, options.now)
      const { added, updated } = await (isDryRun
        ? compareJobs(db, rows)
        : upsertJobs(db, rows, {
            ...options,
            indexJobs: (db, ids) => options.indexJobs(db, ids, readAheadOf(fresh)),
          }))
      if (!isDryRun && added + updated < rows.length) await saveDigests(db, rows)
      const unchanged = fresh.length - added - updated
      return { added, updated, unchanged, refused: [...optedOut, ...foreign, ...refused] }
    })
  }
}

function readAheadOf(jobs: NumberedJob[]): ReadAhead {
  return new Map(jobs.flatMap(({ id, row, facts }) => (row && facts ? [[id, { row, facts }]] : [])))
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

export interface NumberedJob {
  line: number
  id: Id
  sourceRef: string
  /** Null for an advert that is as it was. */
  row: PreparedJob | null
  /** Its facts, if they are already read. */
  facts?: FactsAhead | null
}

interface NumberedProblem {
  line: number
  problem: Problem
}

/** Creates an empty table of the adverts seen in this file, visible to this connection only. */
async function createSeenTable(db: Db): Promise<void> {
  await deleteSeenTable(db)
  await sql`create temporary table import_seen (id text primary key, line integer not null)`.execute(
    db,
  )
}

async function deleteSeenTable(db: Db): Promise<void> {
  await sql`drop table if exists pg_temp.import_seen`.execute(db)
}

/** Leaves out adverts that lead to a domain whose holder wants none of them here. */
async function refuseOptedOut(db: Db, jobs: NumberedJob[]) {
  const rows = jobs.flatMap(({ row }) => row ?? [])
  const refused = await findRefused(db, rows)
  const isRefused = ({ row }: NumberedJob) => row !== null && refused.has(row)
  return {
    wanted: jobs.filter((job) => !isRefused(job)),
    optedOut: jobs.filter(isRefused).map(({ line, row }) => ({
      line,
      problem: {
        field: 'url' as const,
        reason: 'The holder of this site has opted out of Landfall: leave out its adverts.',
        value: row?.sourceUrl ?? row?.applyEmail ?? '',
      },
    })),
  }
}

/**
 * Splits a batch into adverts that may be of a source known only by the name of its file, and adverts of another source
 * whose file has the same name: their references are those of another employer's adverts with other titles.
 */
async function refuseForeign(
  db: Db,
  jobs: NumberedJob[],
  fileName: string | null,
): Promise<{ own: NumberedJob[]; foreign: NumberedProblem[] }> {
  const unsure = jobs.filter(({ row }) => row !== null && row.source === fileName)
  if (unsure.length === 0) return { own: jobs, foreign: [] }
  const entries = unsure.map(({ id, row }) => ({
    id,
    title: row?.title,
    employerName: row?.employerName,
  }))
  const { rows } = await sql<{ id: string }>`
    select job.id from job
    join json_to_recordset(${JSON.stringify(entries)}::json)
      as entry (id text, title text, "employerName" text) on entry.id = job.id
    where job.title <> entry.title and job.employer_name <> entry."employerName"`.execute(db)
  const taken = new Set(rows.map(({ id }) => id))
  return {
    own: jobs.filter(({ id }) => !taken.has(id)),
    foreign: unsure
      .filter(({ id }) => taken.has(id))
      .map(({ line, sourceRef }) => ({
        line,
        problem: {
          field: 'reference' as const,
          reason: `Another employer’s advert from a file named ${fileName} has this reference: name this file’s source with --source.`,
          value: sourceRef,
        },
      })),
  }
}

/** Splits a batch into adverts that are new in this file and duplicates, which are rejected. */
async function splitDuplicates(
  db: Db,
  jobs: NumberedJob[],
): Promise<{ fresh: NumberedJob[]; refused: NumberedProblem[] }> {
  const firstLines = new Map<string, number>()
  for (const { line, id } of jobs) if (!firstLines.has(id)) firstLines.set(id, line)
  const entries = JSON.stringify([...firstLines].map(([id, line]) => ({ id, line })))
  const { rows } = await sql<{ id: string }>`
    insert into import_seen (id, line)
    select id, line from json_to_recordset(${entries}::json) as entry (id text, line integer)
    on conflict do nothing returning id`.execute(db)
  const added = new Set(rows.map(({ id }) => id))
  const fresh = jobs.filter(({ line, id }) => added.has(id) && firstLines.get(id) === line)
  const firsts = new Set(fresh)
  const duplicates = jobs.filter((job) => !firsts.has(job))
  const earlier = await findLines(db, duplicates)
  return {
    fresh,
    refused: duplicates.map(({ line, id, sourceRef }) => ({
      line,
      problem: {
        field: 'reference' as const,
        reason: `Line ${earlier.get(id)} has an advert with this reference: give each its own.`,
        value: sourceRef,
      },
    })),
  }
}

async function findLines(db: Db, jobs: NumberedJob[]) {
  if (jobs.length === 0) return new Map<string, number>()
  const ids = JSON.stringify(jobs.map(({ id }) => id))
  const { rows } = await sql<{ id: string; line: number }>`
    select id, line from import_seen
    where id in (select json_array_elements_text(${ids}::json))`.execute(db)
  return new Map(rows.map(({ id, line }) => [id, line]))
}
