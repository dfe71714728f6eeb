import { sql } from 'kysely'
import { IS_LISTED } from '#board/jobs/stored/copies.ts'
import { quoteLexeme } from '#board/search/query/tsquery.ts'
import type { Db } from '#platform/database/database.ts'

export interface TitleCount {
  text: string
  /** The number of open jobs with this title. */
  jobs: number
}

export interface NewTitle {
  titleKey: string
  shortTitle: string
}

// Titles that match one or two letters are mostly among these, and reading them takes a millisecond.
const POPULAR = 1000
// More than are shown, because the counts that rank them may be an hour old.
const CANDIDATES = 12

/**
 * Titles of open jobs with a word that starts with each of `words`, the most frequent first. The ranking
 * that chooses among many is as old as the last `refreshTitles`.
 */
export async function findTitles(db: Db, words: string[]): Promise<TitleCount[]> {
  const matches = allStart(words)
  const { rows } = await sql<TitleCount>`
    with popular as materialized (
      select key, title, jobs
      from (select * from job_title order by jobs desc, key limit ${sql.lit(POPULAR)}) as top
      where ${matches}
      order by jobs desc, key limit ${sql.lit(CANDIDATES)}
    ),
    others as materialized (
      select key, title, jobs from job_title
      where (select count(*) from popular) < ${sql.lit(CANDIDATES)} and ${matches}
    ),
    candidates as (
      select * from popular
      union (select * from others order by jobs desc, key limit ${sql.lit(CANDIDATES)})
    )
    select title as text, open.jobs
    from candidates cross join lateral (
      select count(*) as jobs from job_search where title_key = key and ${IS_LISTED}
    ) as open
    where open.jobs > 0
    order by open.jobs desc, title limit ${sql.lit(CANDIDATES)}`.execute(db)
  return rows
}

// Enough to see which titles a band has; one search reads no more rows.
const BANDED = 2000

/** The most frequent titles of open jobs of a pay band that have a word that starts with each of `words`. */
export async function findTitlesOfBand(
  db: Db,
  band: string,
  words: string[],
): Promise<TitleCount[]> {
  const { rows } = await sql<TitleCount>`
    with banded as materialized (
      select title_key from job_search
      where words @@ ${quoteLexeme(band)}::tsquery and ${IS_LISTED} limit ${sql.lit(BANDED)}
    )
    select title as text, count(*) as jobs
    from banded join job_title on key = title_key
    where ${allStart(words)}
    group by key, title
    order by jobs desc, title limit ${sql.lit(CANDIDATES)}`.execute(db)
  return rows
}

function allStart(words: string[]) {
  const conditions = words.map((word) => sql`' ' || key like ${`% ${word}%`}`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/**
 * Adds new titles. Known ones are not updated, so writers do not wait for each other; new ones are inserted in one
 * order, so that two writers cannot deadlock.
 */
export async function addTitles(db: Db, titles: NewTitle[]): Promise<void> {
  const byKey = new Map(titles.map(({ titleKey, shortTitle }) => [titleKey, shortTitle]))
  byKey.delete('')
  await sql`
    insert into job_title (key, title, jobs)
    select key, title, 1
    from unnest(${[...byKey.keys()]}::text[], ${[...byKey.values()]}::text[]) as added (key, title)
    order by key
    on conflict do nothing`.execute(db)
}

/** Recounts the jobs of every title and deletes titles without jobs. */
export async function refreshTitles(db: Db): Promise<void> {
  // In order, so that two concurrent runs do not wait for each other’s rows.
  await sql`
    insert into job_title (key, title, jobs)
    select title_key, initcap(title_key), count(*) from job_search
    where title_key <> '' group by title_key order by title_key
    on conflict (key) do update set jobs = excluded.jobs
    where job_title.jobs <> excluded.jobs`.execute(db)
  await sql`
    delete from job_title
    where not exists (select from job_search where title_key = key)`.execute(db)
  await sql`vacuum (analyze) job_title`.execute(db)
}
