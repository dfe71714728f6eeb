import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Problem } from '#platform/import/source-record.ts'
import type { PreparedJob } from '#board/jobs/import/prepare-job.ts'

export interface NumberedJob {
  line: number
  row: PreparedJob
}

export interface NumberedProblem {
  line: number
  problem: Problem
}

/** Creates an empty table of the adverts seen in this file, visible to this connection only. */
export async function createSeenTable(db: Db): Promise<void> {
  await deleteSeenTable(db)
  await sql`create temporary table import_seen (id text primary key, line integer not null)`.execute(
    db,
  )
}

export async function deleteSeenTable(db: Db): Promise<void> {
  await sql`drop table if exists pg_temp.import_seen`.execute(db)
}

/**
 * Splits a batch into adverts that may be of a source known only by the name of its file, and adverts of another source
 * whose file has the same name: their references are those of another employer's adverts with other titles.
 */
export async function refuseForeign(
  db: Db,
  jobs: NumberedJob[],
  fileName: string | null,
): Promise<{ own: NumberedJob[]; foreign: NumberedProblem[] }> {
  const unsure = jobs.filter(({ row }) => row.source === fileName)
  if (unsure.length === 0) return { own: jobs, foreign: [] }
  const entries = unsure.map(({ row: { id, title, employerName } }) => ({
    id,
    title,
    employerName,
  }))
  const { rows } = await sql<{ id: string }>`
    select job.id from job
    join json_to_recordset(${JSON.stringify(entries)}::json)
      as entry (id text, title text, "employerName" text) on entry.id = job.id
    where job.title <> entry.title and job.employer_name <> entry."employerName"`.execute(db)
  const taken = new Set(rows.map(({ id }) => id))
  return {
    own: jobs.filter(({ row }) => !taken.has(row.id)),
    foreign: unsure
      .filter(({ row }) => taken.has(row.id))
      .map(({ line, row }) => ({
        line,
        problem: {
          field: 'reference' as const,
          reason: `Another employer’s advert from a file named ${fileName} has this reference: name this file’s source with --source.`,
          value: row.sourceRef,
        },
      })),
  }
}

/** Splits a batch into adverts that are new in this file and duplicates, which are rejected. */
export async function splitDuplicates(
  db: Db,
  jobs: NumberedJob[],
): Promise<{ fresh: NumberedJob[]; refused: NumberedProblem[] }> {
  const firstLines = new Map<string, number>()
  for (const { line, row } of jobs) if (!firstLines.has(row.id)) firstLines.set(row.id, line)
  const entries = JSON.stringify([...firstLines].map(([id, line]) => ({ id, line })))
  const { rows } = await sql<{ id: string }>`
    insert into import_seen (id, line)
    select id, line from json_to_recordset(${entries}::json) as entry (id text, line integer)
    on conflict do nothing returning id`.execute(db)
  const added = new Set(rows.map(({ id }) => id))
  const fresh = jobs.filter(({ line, row }) => added.has(row.id) && firstLines.get(row.id) === line)
  const firsts = new Set(fresh)
  const duplicates = jobs.filter((job) => !firsts.has(job))
  const earlier = await findLines(db, duplicates)
  return {
    fresh,
    refused: duplicates.map(({ line, row }) => ({
      line,
      problem: {
        field: 'reference' as const,
        reason: `Line ${earlier.get(row.id)} has an advert with this reference: give each its own.`,
        value: row.sourceRef,
      },
    })),
  }
}

async function findLines(db: Db, jobs: NumberedJob[]) {
  if (jobs.length === 0) return new Map<string, number>()
  const ids = JSON.stringify(jobs.map(({ row }) => row.id))
  const { rows } = await sql<{ id: string; line: number }>`
    select id, line from import_seen
    where id in (select json_array_elements_text(${ids}::json))`.execute(db)
  return new Map(rows.map(({ id, line }) => [id, line]))
}
