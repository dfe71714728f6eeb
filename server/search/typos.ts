import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { keep } from './kept.ts'
import { stemWords } from './query/tsquery.ts'
import type { Clause } from './words/keywords.ts'
import { normalizeText } from './words/normalize.ts'
import { correctKeywords, buildSpellingIndex } from './words/spelling.ts'

const MOST_WORDS = 50_000
// Words come and go slowly, and reading them is dear.
const REUSE_FACTOR = 500

/** Finds the word that was meant, among those of the titles and of the dictionary. */
export function createTypoCorrector(db: Db, slowDb: Db, isDear: () => boolean) {
  const spelling = keep(async () => buildSpellingIndex(await loadVocabulary(slowDb)), {
    isDear,
    reuseFactor: REUSE_FACTOR,
  })
  return { correct, forget: spelling.forget }

  /** Null where every word occurs in some advert, or nothing like it does. */
  async function correct(clauses: Clause[]) {
    const words = clauses.flatMap((clause) => (clause.kind === 'concept' ? [] : clause.words))
    if (words.length === 0) return null
    const known = await findOccurring(db, words)
    const { clauses: better, corrected } = correctKeywords(
      { clauses, meanings: [], problems: [] },
      (word) => known.has(word),
      await spelling.get(),
    )
    return corrected && { clauses: better, corrected }
  }
}

/** Words of titles, without those so rare that they may be slips themselves. */
async function loadVocabulary(db: Db): Promise<[string, number][]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count(*) as count
    from job_search, regexp_split_to_table(lower(title), '[^a-z]+') as word
    where length(word) between 4 and 30
    group by word having count(*) > (select count(*) / 5000 from job_search)
    order by count desc limit ${MOST_WORDS}`.execute(db)
  return rows.map(({ word, count }) => [normalizeText(word), count])
}

/** Counted, because to find out whether there is one the database would read the whole table. */
async function findOccurring(db: Db, words: string[]) {
  const stems = await stemWords(db, words)
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...stems.keys()]}::text[], ${[...stems.values()]}::text[])
      as asked (word, stem)
    where stem = '' or (
      select count(*) from job_search where words @@ array_to_tsvector(array[stem])::text::tsquery
    ) > 0`.execute(db)
  return new Set(rows.map(({ word }) => word))
}
