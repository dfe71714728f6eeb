import { sql } from 'kysely'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import type { Db } from '#server/platform/database/database.ts'
import { CHECKED_COUNTRY, VERDICT_NUMBERS } from '#server/sponsorship/stored-check.ts'
import { toTextQuery } from '../query/tsquery.ts'
import { parseKeywords } from '../words/keywords.ts'

/** How many open jobs in the UK whose title has some words are of work that is open from abroad, or closed. */
export interface TitleVerdicts {
  open: number
  closed: number
}

export async function countTitleVerdicts(db: Db, words: string): Promise<TitleVerdicts> {
  const text = await toTextQuery(db, parseKeywords(words).clauses)
  const { rows } = await sql<TitleVerdicts>`
    select ${countOf('pass')} as open, ${countOf('fail')} as closed from job_search
    where title_words @@ ${text?.wanted ?? ''}::tsquery and country = ${CHECKED_COUNTRY}
      and closes_at > now()`.execute(db)
  return rows[0] ?? { open: 0, closed: 0 }
}

function countOf(verdict: Verdict) {
  return sql`count(*) filter (where occupation = ${sql.lit(VERDICT_NUMBERS[verdict])})`
}
