import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { Problem } from '../advert.ts'
import type { PreparedJob } from '../prepare-job.ts'

export interface LinedJob {
  line: number
  row: PreparedJob
}

export interface LinedProblem {
  line: number
  problem: Problem
}

/** An empty list of what a file has given, for this connection alone. */
export async function createSeenJobs(db: Db): Promise<void> {
  await dropSeenJobs(db)
  await sql`create temporary table import_seen (id text primary key, line integer not null)`.execute(
    db,
  )
}

export async function dropSeenJobs(db: Db): Promise<void> {
  await sql`drop table if exists pg_temp.import_seen`.execute(db)
}

/** Parts a batch into adverts this file gives for the first time and repetitions, which are refused. */
export async function notSeenBefore(
  db: Db,
  jobs: LinedJob[],
): Promise<{ fresh: LinedJob[]; refused: LinedProblem[] }> {
  const firstLines = new Map<string, number>()
  for (const { line, row } of jobs) if (!firstLines.has(row.id)) firstLines.set(row.id, line)
  const entries = JSON.stringify([...firstLines].map(([id, line]) => ({ id, line })))
  const { rows } = await sql<{ id: string }>`
    insert into import_seen (id, line)
    select id, line from json_to_recordset(${entries}::json) as entry (id text, line integer)
    on conflict do nothing returning id`.execute(db)
  const added = new Set(rows.map(({ id }) => id))
  const fresh = jobs.filter(({ line, row }) => added.has(row.id) && firstLines.get(row.id) === line)
  const taken = new Set(fresh)
  const repeated = jobs.filter((job) => !taken.has(job))
  const earlier = await linesOf(db, repeated)
  return {
    fresh,
    refused: repeated.map(({ line, row }) => ({
      line,
      problem: {
        field: 'reference' as const,
        reason: `Line ${earlier.get(row.id)} has an advert with this reference: give each its own.`,
        value: row.sourceRef,
      },
    })),
  }
}

async function linesOf(db: Db, jobs: LinedJob[]) {
  if (jobs.length === 0) return new Map<string, number>()
  const ids = JSON.stringify(jobs.map(({ row }) => row.id))
  const { rows } = await sql<{ id: string; line: number }>`
    select id, line from import_seen
    where id in (select json_array_elements_text(${ids}::json))`.execute(db)
  return new Map(rows.map(({ id, line }) => [id, line]))
}
