import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Board } from '#board/search/finding/find-ids.ts'
import { countTitles } from '#board/search/query/scan.ts'
import { stemWords } from '#board/search/query/tsquery.ts'
import { describeKeywords, type Clause } from '#board/search/words/keywords.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { dictionaryWords } from '#board/search/words/parsing/forms.ts'
import { buildSpellingIndex, correctKeywords, findSlip } from '#board/search/words/spelling.ts'

const MAX_WORDS = 50_000
const SMALL_BOARD_SPELLING = { ttl: 60_000 }
// The words of a big board hardly change, and reading its titles takes seconds.
const BIG_BOARD_SPELLING = { ttl: 600_000, staleWhileRevalidate: 86_400_000 }
/** A word is a slip if this many times as many titles have the other one. */
const FAR_MORE = 50
const SHORTEST_SLIP = 6
const tradeWords = dictionaryWords()

/**
 * Replaces the words that no advert has with similar ones from titles and the dictionary. Null if every
 * word occurs in an advert, or nothing is similar.
 */
export async function correctTypos(board: Board, clauses: Clause[]) {
  const words = clauses.flatMap((clause) => (clause.kind === 'concept' ? [] : clause.words))
  if (words.length === 0) return null
  const rare = await findRare(board, words)
  if (rare.length === 0) return null
  const adverts = await countAdverts(board.db, rare)
  const { clauses: better, corrected } = correctKeywords(
    { clauses, meanings: [], problems: [] },
    (word) => adverts.get(word) !== 0,
    await loadSpelling(board),
  )
  return corrected && { clauses: better, corrected }
}

/**
 * Replaces words that hardly any advert has and that are one letter away from one that many titles have: adverts have
 * typos too. `asTyped` still finds what was typed. Null if no word is replaced.
 */
export async function correctSlips(board: Board, clauses: Clause[]) {
  const slips = new Map<string, string>()
  for (const { kind, words, excluded } of clauses) {
    const [word = ''] = words
    const isPlain = kind === 'word' && !excluded && !tradeWords.has(word)
    if (!isPlain || word.length < SHORTEST_SLIP) continue
    const meant = findSlip(word, board.statistics.usualWords)
    if (meant && (await isRare(board, word, meant))) slips.set(word, meant.word)
  }
  const { clauses: better, corrected } = correctKeywords(
    { clauses, meanings: [], problems: [] },
    (word) => !slips.has(word),
    { correct: (word) => slips.get(word) ?? null },
  )
  if (!corrected) return null
  const quoted = clauses.map((clause) =>
    slips.has(clause.words[0] ?? '') ? { ...clause, kind: 'phrase' as const } : clause,
  )
  return { clauses: better, corrected: { ...corrected, asTyped: describeKeywords(quoted) } }
}

/** Whether far fewer adverts have `word` than titles have the word that may be meant. */
async function isRare(
  { db, statistics }: Board,
  word: string,
  meant: { word: string; share: number },
): Promise<boolean> {
  const most = (meant.share * statistics.jobs) / FAR_MORE
  const stems = await stemWords(db, [word, meant.word])
  const stem = stems.get(word) ?? word
  if (stem !== stems.get(meant.word)) {
    if (statistics.words.of.has(stem)) return false
    if (((await countAdverts(db, [word])).get(word) ?? 0) > most) return false
  }
  return (await countTitles(db, word, Math.floor(most) + 1)) <= most
}

/** The words of titles that a typo may have meant, from the cache. */
export function loadSpelling({ cache, name, slowDb, isSmall }: Board) {
  const options = isSmall ? SMALL_BOARD_SPELLING : BIG_BOARD_SPELLING
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

/**
 * Words that adverts may not have. On a big board, words in the database’s statistics occur thousands of times; on a
 * small one the statistics may be out of date.
 */
async function findRare({ db, statistics, isSmall }: Board, words: string[]): Promise<string[]> {
  if (isSmall) return words
  const stems = await stemWords(db, words)
  return words.filter((word) => !statistics.words.of.has(stems.get(word) ?? word))
}

/**
 * The number of adverts with each word; null for a stop word. It counts, because with `exists` the database would read
 * the whole table.
 */
async function countAdverts(db: Db, words: string[]): Promise<Map<string, number | null>> {
  const stems = await stemWords(db, words)
  const { rows } = await sql<{ word: string; count: number | null }>`
    select word, case when stem <> '' then (
      select count(*) from job_search where words @@ array_to_tsvector(array[stem])::text::tsquery
    ) end as count
    from unnest(${[...stems.keys()]}::text[], ${[...stems.values()]}::text[])
      as typed (word, stem)`.execute(db)
  return new Map(rows.map(({ word, count }) => [word, count]))
}
