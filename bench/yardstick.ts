import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { CATEGORIES } from '#trade/categories.ts'
import type { Db } from '#platform/database/database.ts'
import { findFreePort } from './server-process.ts'
import { COUNTRIES, TYPES } from './yardstick/generate.mjs'

const SLUGS = CATEGORIES.map(({ slug }) => slug)
const CODES = COUNTRIES.map(({ code }) => code)

/** Copies the seeded jobs into the yardstick's own table and layout. */
export async function fillYardstick(db: Db) {
  await sql`drop table if exists jobs_ref`.execute(db)
  await sql`
    create table jobs_ref (id int primary key, category_id smallint not null,
      type_id smallint not null, country_id smallint not null, remote bool not null,
      salary_min int, salary_max int, posted_at timestamptz not null, title text, company text,
      city text, description text, tsv tsvector) with (toast_tuple_target = 128)`.execute(db)
  await sql`
    insert into jobs_ref
    select source_ref::int, array_position(${SLUGS}::text[], category),
      array_position(${TYPES}::text[], type), array_position(${CODES}::text[], country), is_remote,
      pay_min, pay_max, posted_at, title, employer_name, place, description,
      setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('english', employer_name || ' ' || place), 'B')
      || setweight(to_tsvector('english', description), 'D')
    from job where source = 'seed'`.execute(db)
  for (const columns of ['', 'category_id, ', 'country_id, ']) {
    await sql`create index on jobs_ref (${sql.raw(columns)} posted_at desc, id desc)`.execute(db)
  }
  await sql`create index on jobs_ref using gin (tsv) with (fastupdate = off)`.execute(db)
  await sql`vacuum analyze jobs_ref`.execute(db)
}

/** Runs the reference server on a database with `jobs_ref`, and stops it afterwards. */
export async function withYardstick<Result>(
  { DATABASE_URL = '', DATA_DIR = '' }: Record<string, string>,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const dims = path.join(DATA_DIR, 'dims.json')
  const cats = CATEGORIES.map(({ name }) => name)
  await writeFile(dims, JSON.stringify({ cats, types: TYPES, countries: COUNTRIES }))
  const port = String(await findFreePort())
  const child = spawn(process.execPath, ['bench/yardstick/reference-server.mjs'], {
    env: { NODE_ENV: 'production', DATABASE_URL, T: 'jobs_ref', DIMS: dims, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await Promise.race([once(child.stdout, 'data'), exited])
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}
