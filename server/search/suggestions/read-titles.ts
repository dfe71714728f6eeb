import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

export interface TitleCount {
  /** The title in its most frequent spelling. */
  text: string
  count: number
}

const MOST_TITLES = 50_000
const UNIT = '\u001F'
const RECORD = '\u001E'

/**
 * The titles of open jobs, the most frequent first. They come as one text, which reaches us in one
 * piece without an object made for each, and are read from it one by one.
 */
export async function readTitles(db: Db): Promise<Iterable<TitleCount>> {
  const { rows } = await sql<{ titles: string | null }>`
    select string_agg(count || ${UNIT}::text || text, ${RECORD}::text order by count desc, text) as titles
    from (
      select sum(count) as count,
        translate((array_agg(title order by count desc, title))[1], ${UNIT + RECORD}, '') as text
      from (
        select title, count(*) as count from job_search where closes_at > now() group by title
      ) as spelled
      group by lower(title)
      order by count desc, text
      limit ${MOST_TITLES}
    ) as titles`.execute(db)
  return recordsOf(rows[0]?.titles ?? '')
}

function* recordsOf(text: string): Generator<TitleCount> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf(RECORD, from)
    const record = text.slice(from, end === -1 ? text.length : end)
    from += record.length + 1
    const [count, title = ''] = record.split(UNIT)
    yield { text: title, count: Number(count) }
  }
}
