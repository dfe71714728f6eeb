import { sql, type RawBuilder } from 'kysely'
import { CHECK_FACETS, type CheckFacet } from '#board/search/search.ts'
import { IS_LISTED, isNewestCopy } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import {
  profilesWithAnswer,
  VERDICT_CODE,
  codesWithAnswer,
  codesWithVerdict,
} from '#board/search/finding/answer-codes.ts'
import { milesBetween } from '#platform/places/gazetteer.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import type { Around, Criteria } from '#board/search/query/criteria.ts'

/** Statistics of all open jobs, to estimate how many jobs a search matches. */
export interface Statistics {
  jobs: number
  /** The number that a list without filters shows: copies of one advert are shown once. */
  listed: number
  words: Shares
  titles: Shares
  /** The share of jobs in each category and country. */
  shareOfCategory: Map<string, number>
  shareOfCountry: Map<string, number>
  /** The share of jobs with each occupation code. */
  shareOfOccupation: Map<string, number>
  /** The share of jobs with each `VERDICT_CODE`. */
  shareOfChecks: Map<string, number>
  /** The share of jobs with each profile. */
  shareOfProfile: Map<string, number>
  /** The share of titles that contain a word as written; usual words only. */
  usualWords: Map<string, number>
  /** The number of jobs in each square of a tenth of a degree. */
  squares: { latitude: number; longitude: number; count: number }[]
}

/** The frequency of stems in a column. */
export interface Shares {
  /** The share of jobs that have a stem; common stems only. */
  of: Map<string, number>
  /** The largest share that any other stem can have. */
  rare: number
}

const SQUARE_MILES = 7
const SAMPLE_TITLES = 5000
const FEW_TITLES = 20
const UNKNOWN_SHARE = 1
// With two indexes the database reads all entries of both before any row: 50 entries of a place take as long as one row.
const WIDE_FACTOR = 50

export async function loadStatistics(db: Db): Promise<Statistics> {
  const { rows } = await sql<{ jobs: number; listed: number }>`
    select count(*) as jobs,
      count(*) filter (where ${IS_LISTED} and ${isNewestCopy([IS_LISTED])}) as listed
    from job_search`.execute(db)
  const squares = await sql<{ latitude: number; longitude: number; count: number }>`
    select round(spot[1] * 10) / 10 as latitude, round(spot[0] * 10) / 10 as longitude,
      count(*) as count
    from job_search where spot is not null group by 1, 2`.execute(db)
  const shareOf = async (value: RawBuilder<unknown>) => {
    const { rows } = await sql<{ value: string | null; share: number }>`
      select ${value}::text as value, count(*)::float8 / sum(count(*)) over () as share
      from job_search group by 1`.execute(db)
    return new Map(rows.map(({ value, share }) => [value ?? '', share]))
  }
  return {
    jobs: rows[0]?.jobs ?? 0,
    listed: rows[0]?.listed ?? 0,
    words: await loadShares(db, 'words'),
    titles: await loadShares(db, 'title_words'),
    shareOfCategory: await shareOf(sql`category`),
    shareOfCountry: await shareOf(sql`country`),
    shareOfOccupation: await shareOf(sql`occupation_code`),
    shareOfChecks: await shareOf(VERDICT_CODE),
    shareOfProfile: await shareOf(sql`profile`),
    usualWords: await loadUsualWords(db, rows[0]?.jobs ?? 0),
    squares: squares.rows,
  }
}

/** Usual words, read from a sample, because splitting a million titles takes seconds. */
async function loadUsualWords(db: Db, jobs: number): Promise<Map<string, number>> {
  const percent = Math.min(100, (100 * SAMPLE_TITLES) / Math.max(1, jobs))
  const { rows } = await sql<{ word: string; share: number }>`
    with sample as materialized (
      select title from job_search tablesample system (${sql.lit(percent)})
    )
    select word, count(*)::float8 / (select count(*) from sample) as share
    from sample, regexp_split_to_table(lower(title), '[^a-z]+') as word
    where length(word) between 5 and 30
    group by word
    having count(*) >= greatest(${sql.lit(FEW_TITLES)}, (select count(*) from sample) / 100)`.execute(
    db,
  )
  return new Map(rows.map(({ word, share }) => [normalizeText(word), share]))
}

/** Shares from the planner's statistics. Before these exist, any stem may be in every job. */
async function loadShares(db: Db, column: 'words' | 'title_words'): Promise<Shares> {
  const { rows } = await sql<{ stems: string[] | null; shares: number[] | null }>`
    select most_common_elems::text::text[] as stems, most_common_elem_freqs as shares from pg_stats
    where schemaname = current_schema() and tablename = 'job_search' and attname = ${column}`.execute(
    db,
  )
  const { stems, shares } = rows[0] ?? {}
  const of = new Map((stems ?? []).map((stem, index) => [stem, shares?.[index] ?? 0]))
  return { of, rare: stems ? Math.min(...of.values(), 1) : UNKNOWN_SHARE }
}

/** Whether most jobs are in the UK. */
export function isMainlyUk({ shareOfCountry }: Statistics): boolean {
  return (shareOfCountry.get('GB') ?? 0) > 0.5
}

/** An upper estimate of the jobs that match the words and the place. */
export function estimateMatches(criteria: Criteria, statistics: Statistics): number {
  const { byWords, byPlace } = estimateEach(criteria, statistics)
  return Math.min(byWords, byPlace)
}

/**
 * An estimate of the jobs near the place that match the words, if they are as common there as elsewhere. A place that
 * is not in the gazetteer counts as a village.
 */
export function estimateNearPlace(criteria: Criteria, statistics: Statistics): number {
  if (criteria.town) return 0
  const { byWords, byPlace } = estimateEach(criteria, statistics)
  return (byWords * byPlace) / Math.max(1, statistics.jobs)
}

/** Whether so many more jobs are near the place than contain the words that its index is not worth reading. */
export function isPlaceWide(criteria: Criteria, statistics: Statistics): boolean {
  const { byWords, byPlace } = estimateEach(criteria, statistics)
  return criteria.around !== null && byPlace > WIDE_FACTOR * byWords
}

/** An estimate of the jobs with all the words, if they occur independently. */
export function estimateTogether({ text }: Criteria, { jobs, words }: Statistics): number {
  const shares = (text?.stems ?? []).flat().map((stem) => words.of.get(stem) ?? words.rare)
  return shares.reduce((product, share) => product * share, jobs)
}

function estimateEach({ text, around }: Criteria, statistics: Statistics) {
  const { jobs, words } = statistics
  return {
    byWords: text ? jobs * shareOf(text.stems, words) : jobs,
    byPlace: around ? jobsAround(around, statistics) : jobs,
  }
}

/** An upper estimate of the share of jobs that pass the filters. */
export function estimateFilterShare(criteria: Criteria, statistics: Statistics): number {
  const { category, country, occupationCode } = criteria
  const { shareOfCategory, shareOfCountry, shareOfOccupation } = statistics
  return Math.min(
    category ? (shareOfCategory.get(category) ?? 0) : 1,
    country ? (shareOfCountry.get(country) ?? 0) : 1,
    occupationCode ? (shareOfOccupation.get(occupationCode) ?? 0) : 1,
    shareOfAnswer(criteria, statistics),
    ...CHECK_FACETS.map((name) => shareOfCheck(name, criteria, statistics)),
  )
}

function shareOfCheck(name: CheckFacet, criteria: Criteria, statistics: Statistics) {
  const wanted = criteria[name]
  return wanted === null ? 1 : sumOf(codesWithVerdict(name, wanted), statistics.shareOfChecks)
}

function shareOfAnswer({ answer, forClass }: Criteria, statistics: Statistics) {
  if (!answer) return 1
  return forClass
    ? sumOf(profilesWithAnswer(answer, forClass), statistics.shareOfProfile)
    : sumOf(codesWithAnswer(answer), statistics.shareOfChecks)
}

function sumOf(values: number[], shares: Map<string, number>) {
  let sum = 0
  for (const value of values) sum += shares.get(String(value)) ?? 0
  return sum
}

/** An upper estimate of the titles with all the words. */
export function estimateTitleMatches({ text }: Criteria, { jobs, titles }: Statistics): number {
  return text ? jobs * shareOf(text.stems, titles) : 0
}

/** The share of the rarest word is an upper bound. */
function shareOf(clauses: string[][], { of, rare }: Shares) {
  const shares = clauses.flat().map((stem) => of.get(stem) ?? rare)
  return Math.min(...shares, 1)
}

function jobsAround(around: Around, { squares }: Statistics) {
  let jobs = 0
  for (const square of squares) {
    if (milesBetween(around, square) <= around.miles + SQUARE_MILES) jobs += square.count
  }
  return jobs
}
