import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import { stampOf } from '#sponsorship/stored-checks/check-stamp.ts'
import { saveChecks } from '#sponsorship/stored-checks/job-checks.queries.ts'
import { today } from '#platform/primitives/time/today.ts'
import { factsOf, type ReadAhead } from '#sponsorship/stored-checks/read-ahead.ts'
import { checkForLists, NOT_CHECKED } from '#sponsorship/stored-checks/stored-check.ts'
import { stemWords } from '#board/search/query/tsquery.ts'
import { LAW_VERSION } from '#board/screening/law/advert-law.ts'
import { readImportedLaw } from '#board/screening/law/stop-import.ts'
import { readClosingDates } from '#board/jobs/import/store/read-closing-dates.ts'
import { followAllSightings } from '#board/jobs/stored/sightings.queries.ts'
import { lockCopies, markCopies } from './copy-groups.ts'
import { SOURCE_COLUMNS, toSearchRow } from './search-row.ts'
import { addTitles, refreshTitles } from '#board/search/suggestions/job-titles.queries.ts'
import { toTsVector } from './to-tsvector.ts'
import { lockTwins, releaseTwins, settleTwins } from './twins.ts'

/**
 * The version of search rows. Raise it with every change of the dictionary, the normalisation or the gazetteer that
 * changes a row: rows of another version are rebuilt in the background (`rebuildStaleRows`).
 */
export const INDEX_VERSION = 12

/** Jobs that are indexed again in one transaction. Few, because the process answers no page while it prepares them. */
export const INDEXED_AT_ONCE = 10
// Finding the jobs to index reads all jobs.
const FOUND_AT_ONCE = 3000
/** Rows in one statement. */
const ROWS_PER_INSERT = 100

/**
 * Writes the search rows of those of these jobs that are open. Call it in the transaction that opens or
 * changes a job; closing a job needs no call, because a trigger deletes its row. What was read ahead is not read again.
 */
export async function indexJobs(db: Db, ids: Id[], ahead: ReadAhead = new Map()): Promise<void> {
  // Locked, so that a job that is being closed does not come back; in the same order as in a recheck.
  const open = await db
    .selectFrom('job')
    .select([...SOURCE_COLUMNS, 'lawStop'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'open')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const jobs = open.filter(({ lawStop }) => lawStop === null)
  await deleteRows(
    db,
    open.filter(({ lawStop }) => lawStop !== null).map(({ id }) => id),
  )
  const checks = await checkForLists(db, jobs, today(), (job) => factsOf(job, ahead))
  const rows = jobs.map((job, index) => toSearchRow(job, checks[index] ?? NOT_CHECKED))
  const stemOf = await stemWords(db, distinctWords(rows))
  await addTitles(db, rows)
  const copyKeys = await lockCopies(db, rows)
  const twinKeys = await lockTwins(db, rows)
  // While the database inserts some rows, the next ones are prepared.
  let writing = Promise.resolve()
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const batch = rows.slice(from, from + ROWS_PER_INSERT)
    const content = JSON.stringify(batch.map((row) => withVectors(row, stemOf)))
    await writing
    writing = writeRows(db, content)
    // The next `await` rethrows an error; this only prevents an unhandled rejection before that.
    writing.catch(() => {})
  }
  await writing
  await markCopies(db, copyKeys)
  await settleTwins(db, twinKeys)
  const saved = jobs.map(({ id }, index) => ({ id, check: checks[index]?.check ?? null }))
  await saveChecks(db, saved, await stampOf(db, today()))
}

/** Deletes the rows of adverts that break a law, which are in no list. */
async function deleteRows(db: Db, ids: Id[]) {
  if (ids.length > 0) await sql`delete from job_search where id = any(${ids})`.execute(db)
}

/** The words of rows, whose lists of words are too long to be kept until they are written. */
function distinctWords(rows: { words: string }[]): Set<string> {
  const distinct = new Set<string>()
  for (const { words } of rows) for (const word of wordsOf(words)) distinct.add(word)
  return distinct
}

function wordsOf(normalized: string): string[] {
  return normalized.split(' ').filter(Boolean)
}

function withVectors(
  { titleConcepts, concepts, ...row }: ReturnType<typeof toSearchRow>,
  stemOf: Map<string, string>,
) {
  return {
    ...row,
    titleWords: toTsVector(wordsOf(row.titleWords), stemOf, titleConcepts),
    words: toTsVector(wordsOf(row.words), stemOf, concepts),
  }
}

async function writeRows(db: Db, rows: string): Promise<void> {
  await sql`
    insert into job_search (
      id, posted_at, closes_at, seen_at, category, type, country, place, spot, is_remote, pay, version,
      title, title_key, title_words, words, licence, occupation, rate, wording, sponsor_id,
      occupation_code, copy_key, twin_key, profile
    )
    select id, "postedAt", "closesAt", "seenAt", category, type, country, place,
      point(longitude, latitude), "isRemote", pay, ${INDEX_VERSION}::integer, title,
      "titleKey", "titleWords", words, licence, occupation, rate, wording, "sponsorId",
      "occupationCode", "copyKey", "twinKey", profile
    from json_to_recordset(${rows}::json) as rows (
      id text, "postedAt" timestamptz, "closesAt" timestamptz, "seenAt" timestamptz, category text, type text,
      country text, place text, latitude float8, longitude float8, "isRemote" boolean,
      pay integer, title text, "titleKey" text, "titleWords" tsvector, words tsvector,
      licence smallint, occupation smallint, rate smallint, wording smallint, "sponsorId" text,
      "occupationCode" text, "copyKey" bigint, "twinKey" bigint, profile integer
    )
    on conflict (id) do update set
      posted_at = excluded.posted_at, closes_at = excluded.closes_at,
      seen_at = excluded.seen_at,      category = excluded.category, type = excluded.type, country = excluded.country,
      place = excluded.place, spot = excluded.spot, is_remote = excluded.is_remote,
      pay = excluded.pay, version = excluded.version, title = excluded.title,
      title_key = excluded.title_key, title_words = excluded.title_words, words = excluded.words,
      licence = excluded.licence, occupation = excluded.occupation, rate = excluded.rate,
      wording = excluded.wording, sponsor_id = excluded.sponsor_id,
      occupation_code = excluded.occupation_code, copy_key = excluded.copy_key,
      profile = excluded.profile, twin_key = excluded.twin_key,
      twin_of = case when excluded.twin_key = job_search.twin_key then job_search.twin_of end`.execute(
    db,
  )
}

/** Open jobs whose row is missing or of another version, at most `limit`. */
async function findUnindexed(db: Db, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select job.id from job left join job_search on job_search.id = job.id
    where job.status = 'open' and case when job.law_stop is null
      then job_search.version is distinct from ${INDEX_VERSION}
      else (job.law_stop ->> 'version')::integer is distinct from ${LAW_VERSION} end
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Rebuilds rows that are missing or of another version, in small transactions, so that it can stop at
 * any time and continue later. Returns how many.
 */
async function rebuildStaleRows(db: Db, options: BatchOptions): Promise<number> {
  let ids: Id[] = []
  return runBatches(async () => {
    if (ids.length === 0) ids = await findUnindexed(db, FOUND_AT_ONCE)
    if (ids.length === 0) return null
    const batch = ids.splice(0, INDEXED_AT_ONCE)
    await db.transaction().execute(async (db) => {
      await readClosingDates(db, batch)
      await readImportedLaw(db, batch)
      await indexJobs(db, batch)
    })
    return batch.length
  }, options)
}

/**
 * Lets rows follow the sightings of their jobs, rebuilds stale ones, counts titles and updates the planner's
 * statistics, which our own estimates read too. Run it from time to time: the embedded database does not do that itself.
 */
export async function maintainIndex(db: Db, options: BatchOptions = {}): Promise<number> {
  await followAllSightings(db)
  await releaseTwins(db)
  const rebuilt = await rebuildStaleRows(db, options)
  await sql`vacuum (analyze) job_search`.execute(db)
  await refreshTitles(db)
  return rebuilt
}
