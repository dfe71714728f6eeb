import { sql } from 'kysely'
import type { Verdict } from '#trade/headline/criteria.ts'
import { IS_LISTED } from '#board/jobs/stored/copies.ts'
import type { Db } from '#platform/database/database.ts'
import { CHECKED_COUNTRY, VERDICT_NUMBERS } from '#sponsorship/stored-checks/stored-check.ts'
import { withoutIndex } from '#board/search/query/conditions.ts'
import { toTextQuery } from '#board/search/query/tsquery.ts'
import { parseKeywords } from '#board/search/words/keywords.ts'

// Enough for a share. Counting 15,000 takes four times as long.
const MOST_READ = 2000

/**
 * The open UK jobs with some words in their title whose work is open from abroad, and those whose work is closed. Above
 * a limit, only some are counted.
 */
export interface TitleVerdicts {
  open: number
  closed: number
}

export async function countTitleVerdicts(db: Db, words: string): Promise<TitleVerdicts> {
  const text = await toTextQuery(db, parseKeywords(words).clauses)
  const { rows } = await sql<TitleVerdicts>`
    select ${countOf('pass')} as open, ${countOf('fail')} as closed from (
      select occupation from job_search
      where title_words @@ ${text?.wanted ?? ''}::tsquery
        and ${withoutIndex(sql`country = ${CHECKED_COUNTRY}`)} and ${IS_LISTED}
      limit ${sql.lit(MOST_READ)}
    ) as found`.execute(db)
  return rows[0] ?? { open: 0, closed: 0 }
}

function countOf(verdict: Verdict) {
  return sql`count(*) filter (where occupation = ${sql.lit(VERDICT_NUMBERS[verdict])})`
}
