import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { PreparedJob } from '#board/jobs/import/prepare-job.ts'
import { UNDATED } from '#board/jobs/stored/job-id.ts'
import types from './column-types.json' with { type: 'json' }

/** The columns that the source decides, with their types in the database. */
const TYPES: Record<Exclude<keyof PreparedJob, 'boardId'>, string> = types
const KEYS = new Set(['id', 'source', 'sourceRef', 'postedAt'])

const names = Object.keys(TYPES)
const columns = names.map((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

// Rows are passed as one JSON value, so that the statement is the same for any number of them.
const incoming = sql.raw(
  `incoming (${Object.entries({ ...TYPES, boardId: 'text' })
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ')})`,
)
const values = sql.raw(
  names
    .map((name) =>
      name === 'postedAt' ? 'coalesce(incoming."postedAt", today.moment)' : `incoming."${name}"`,
    )
    .join(', '),
)
const changes = sql.raw(
  columns
    .filter((_, index) => !KEYS.has(names[index] ?? ''))
    // What waits for the desk goes on waiting, whatever its source says.
    .map((column) =>
      column === 'status'
        ? "status = case when job.status = 'held' then 'held' else excluded.status end"
        : `${column} = excluded.${column}`,
    )
    .join(', '),
)

/** The numbers of rows that were added and updated. */
export interface Written {
  added: number
  updated: number
}

/**
 * Inserts new adverts and updates those whose source has changed them. A job that was removed, has an
 * owner, or was exported from this very board is left unchanged.
 */
export async function upsertJobs(
  db: Db,
  rows: PreparedJob[],
  { now, indexJobs }: { now: string; indexJobs: IndexJobs },
): Promise<Written> {
  const { rows: written } = await sql<{ id: string; isNew: boolean }>`
    insert into job (${sql.raw(columns.join(', '))})
    select ${values}
    from json_to_recordset(${JSON.stringify(rows)}::json) as ${incoming}
    cross join (select ${now}::timestamptz as moment) as today
    where not exists (select from job where job.id = incoming."boardId")
    on conflict (source, source_ref) do update set
      ${changes},
      held_from = case when job.status = 'held' and job.held_from is not null
        then excluded.status else job.held_from end,
      posted_at = case when excluded.source_digest like ${`${UNDATED}%`}
        then job.posted_at else excluded.posted_at end,
      updated_at = now()
    where job.source_digest is distinct from excluded.source_digest
      and job.status <> 'removed' and job.owner_id is null
    returning id, xmax = 0 as is_new`.execute(db)
  await indexJobs(
    db,
    written.map(({ id }) => id),
  )
  const added = written.filter(({ isNew }) => isNew).length
  return { added, updated: written.length - added }
}

/** The ids of jobs that are as they were read from the same record, and whose closing date has not passed. */
export async function findUnchanged(
  db: Db,
  records: { id: Id; digest: string }[],
  now: string,
): Promise<Set<Id>> {
  const { rows } = await sql<{ id: Id }>`
    select job.id
    from unnest(${records.map(({ id }) => id)}::text[], ${records.map(({ digest }) => digest)}::text[])
      as record (id, digest)
    join job on job.id = record.id
    where job.import_digest = record.digest || ' ' || job.source_digest
      and job.owner_id is null and (job.closes_at is null or job.closes_at > ${now}::timestamptz)`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Keeps the digests of records that were read without any change. */
export async function saveDigests(db: Db, rows: PreparedJob[]): Promise<void> {
  const kept = rows.filter(({ importDigest }) => importDigest !== null)
  if (kept.length === 0) return
  await sql`
    update job set import_digest = record.digest
    from unnest(${kept.map(({ id }) => id)}::text[],
      ${kept.map(({ importDigest }) => importDigest)}::text[]) as record (id, digest)
    where job.id = record.id and job.import_digest is distinct from record.digest
      and job.owner_id is null and job.status <> 'removed'`.execute(db)
}

/** Counts what `upsertJobs` would do. */
export async function compareJobs(db: Db, rows: PreparedJob[]): Promise<Written> {
  const { rows: counts } = await sql<Written>`
    select
      count(*) filter (where job.id is null and not exists (
        select from job as own where own.id = incoming."boardId")) as added,
      count(*) filter (where job.source_digest is distinct from incoming."sourceDigest"
        and job.status <> 'removed' and job.owner_id is null) as updated
    from json_to_recordset(${JSON.stringify(rows)}::json) as ${incoming}
    left join job on job.source = incoming.source and job.source_ref = incoming."sourceRef"`.execute(
    db,
  )
  const [{ added, updated } = { added: 0, updated: 0 }] = counts
  return { added: Number(added), updated: Number(updated) }
}

/** Whether a source has jobs here. */
export async function hasJobsOf(db: Db, source: string): Promise<boolean> {
  const found = await db
    .selectFrom('job')
    .select('id')
    .where('source', '=', source)
    .limit(1)
    .execute()
  return found.length > 0
}
