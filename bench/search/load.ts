import { sql } from 'kysely'
import { CATEGORIES } from '#contract/categories.ts'
import { previewOf } from '#contract/job-texts.ts'
import { JobType } from '#contract/jobs.ts'
import type { Db } from '#server/platform/database/database.ts'
import { importedJobId } from '#server/jobs/job-id.ts'
import { indexJobs } from '#server/search/index/index-jobs.ts'
import { COUNTRIES, gen } from '../yardstick/generate.mjs'

/** A job of the yardstick's generator, by its names there. */
export interface SeededJob {
  id: number
  title: string
  company: string
  c: number
  type: number
  ci: number
  city: string
  remote: boolean
  smin: number
  smax: number
  posted: string
  d: string
}

const BATCH = 500

/** The seeded jobs from `first` to `last`, put in and indexed as an import does it. */
export async function loadJobs(db: Db, first: number, last: number): Promise<void> {
  let batch: SeededJob[] = []
  for (const job of gen(last) as Iterable<SeededJob>) {
    if (job.id < first) continue
    batch.push(job)
    if (batch.length === BATCH || job.id === last) {
      await loadBatch(db, batch)
      batch = []
    }
  }
}

async function loadBatch(db: Db, jobs: SeededJob[]) {
  const rows = jobs.map((job) => ({
    id: seededId(job.id),
    title: job.title,
    employer: job.company,
    category: CATEGORIES[job.c % CATEGORIES.length]?.slug,
    type: JobType.options[job.type],
    country: COUNTRIES[job.ci]?.code,
    place: job.city,
    remote: job.remote,
    min: job.smin,
    max: job.smax,
    description: job.d,
    preview: previewOf(job.d),
    posted: job.posted,
  }))
  await db.transaction().execute(async (db) => {
    await sql`
      insert into job (id, title, employer_name, category, type, country, place, is_remote,
        pay_min, pay_max, pay_currency, pay_period, description, preview, posted_at)
      select id, title, employer, category, type, country, place, remote, min, max, 'GBP', 'year',
        description, preview, posted
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (id text, title text,
        employer text, category text, type text, country text, place text, remote boolean,
        min numeric, max numeric, description text, preview text, posted timestamptz)
      on conflict do nothing`.execute(db)
    await indexJobs(
      db,
      rows.map(({ id }) => id),
    )
  })
}

export function seededId(number: number) {
  return importedJobId('seed', String(number))
}

/** The same jobs in the yardstick's own table and layout. */
export async function loadYardstick(db: Db, count: number): Promise<void> {
  await sql`
    create table jobs_ref (id int primary key, category_id smallint not null,
      type_id smallint not null, country_id smallint not null, remote bool not null,
      salary_min int, salary_max int, posted_at timestamptz not null, title text, company text,
      city text, description text, tsv tsvector) with (toast_tuple_target = 128)`.execute(db)
  let batch: SeededJob[] = []
  for (const job of gen(count) as Iterable<SeededJob>) {
    batch.push(job)
    if (batch.length < BATCH && job.id < count) continue
    await sql`
      insert into jobs_ref
      select id, c + 1, type + 1, ci + 1, remote, smin, smax, posted, title, company, city, d,
        setweight(to_tsvector('english', title), 'A')
        || setweight(to_tsvector('english', company || ' ' || city), 'B')
        || setweight(to_tsvector('english', d), 'D')
      from json_to_recordset(${JSON.stringify(batch)}::json) as given (id int, c smallint,
        type smallint, ci smallint, remote bool, smin int, smax int, posted timestamptz,
        title text, company text, city text, d text)`.execute(db)
    batch = []
  }
  for (const columns of [
    'posted_at desc, id desc',
    'category_id, posted_at desc, id desc',
    'country_id, posted_at desc, id desc',
  ]) {
    await sql`create index on jobs_ref (${sql.raw(columns)})`.execute(db)
  }
  await sql`create index on jobs_ref using gin (tsv) with (fastupdate = off)`.execute(db)
  await sql`vacuum analyze jobs_ref`.execute(db)
}
