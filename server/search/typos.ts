import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import type { Board } from './find-ids.ts'
import { stemWords } from './query/tsquery.ts'
import type { Clause } from './words/keywords.ts'
import { normalizeText } from '#server/text/normalize.ts'
import { buildSpellingIndex, correctKeywords } from './words/spelling.ts'

const MAX_WORDS = 50_000
const SMALL_BOARD_SPELLING = { ttl: 60_000 }
// The words of a big board hardly change, and reading its titles takes seconds.
const BIG_BOARD_SPELLING = { ttl: 600_000, staleWhileRevalidate: 86_400_000 }

/**
 * Replaces the words that no advert has with similar ones from titles and the dictionary. Null if every
 * word occurs in an advert, or nothing is similar.
 */
export async function correctTypos(board: Board, clauses: Clause[]) {
  const words = clauses.flatMap((clause) => (clause.kind === 'concept' ? [] : clause.words))
  if (words.length === 0) return null
  const known = await findOccurring(board.db, words)
  const { clauses: better, corrected } = correctKeywords(
    { clauses, meanings: [], problems: [] },
    (word) => known.has(word),
    await loadSpelling(board),
  )
  return corrected && { clauses: better, corrected }
}

function loadSpelling({ cache, name, slowDb, statistics, maxFullScan }: Board) {
  const options = statistics.jobs > maxFullScan ? BIG_BOARD_SPELLING : SMALL_BOARD_SPELLING
  return cache.cached(`${name} spelling`, options, async () =>
    buildSpellingIndex(await findTitleWords(slowDb)),
  )
}

/** Words of titles, without those so rare that they may be typos themselves. */
async function findTitleWords(db: Db): Promise<[string, number][]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count(*) as count
    from job_search, regexp_split_to_table(lower(title), '[^a-z]+') as word
    where length(word) between 4 and 30
    group by word having count(*) > (select count(*) / 5000 from job_search)
    order by count desc limit ${MAX_WORDS}`.execute(db)
  return rows.map(({ word, count }) => [normalizeText(word), count])
}

/** Counts matches, because with `exists` the database would read the whole table. */
async function findOccurring(db: Db, words: string[]) {
  const stems = await stemWords(db, words)
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...stems.keys()]}::text[], ${[...stems.values()]}::text[])
      as typed (word, stem)
    where stem = '' or (
      select count(*) from job_search where words @@ array_to_tsvector(array[stem])::text::tsquery
    ) > 0`.execute(db)
  return new Set(rows.map(({ word }) => word))
}
