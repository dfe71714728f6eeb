import { sql, type RawBuilder } from 'kysely'
import type { SortOrder } from '#contract/search.ts'
import type { Condition } from './conditions.ts'
import type { Position } from './position.ts'
import type { TextQuery } from './tsquery.ts'
import { SURENESS } from '../verdict-codes.ts'

/** How many more words than were searched for a title may have and still count as a close match. */
const EXTRA_WORDS = 2

/**
 * What comes before the date in the order. For relevance: how many of the wanted words the title has
 * and, if it has all of them, how few others.
 */
export function rankOf(sort: SortOrder, text: TextQuery | null): RawBuilder<number> {
  if (sort === 'pay') return sql`pay`
  if (sort === 'surest') return SURENESS
  if (sort === 'newest' || !text?.wanted) return sql`0`
  const count = text.parts.length
  const complete = sql`case when title_words @@ ${text.wanted}::tsquery then
    case when length(title_words) <= ${sql.lit(count)} then 3
      when length(title_words) <= ${sql.lit(count + EXTRA_WORDS)} then 2 else 1 end
    else 0 end`
  if (count === 1) return sql`${complete}`
  const parts = text.parts.map((part) => sql`(title_words @@ ${part}::tsquery)::integer`)
  return sql`4 * (${sql.join(parts, sql` + `)}) + ${complete}`
}

/** Rows after a position in the order (rank, date, id), all descending. */
export function afterPosition({ rank, postedAt, id }: Position): Condition {
  return sql`(rank, posted_at, id) < (${rank}::integer, ${postedAt}::timestamptz, ${id}::text)`
}
