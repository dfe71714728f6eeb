import { sql, type RawBuilder } from 'kysely'
import type { SortOrder } from '#contract/search.ts'
import type { Condition } from './conditions.ts'
import type { Position } from './position.ts'
import type { TextQuery } from './tsquery.ts'

/** How many words more than asked for a title may have to count as the very thing. */
const EXTRA_WORDS = 2

/**
 * What comes before the date in the order. Of relevance: how many of the wanted words the title has,
 * and with all of them, how little else.
 */
export function rankOf(sort: SortOrder, text: TextQuery | null): RawBuilder<number> {
  if (sort === 'pay') return sql`pay`
  if (sort === 'newest' || !text?.wanted) return sql`0`
  const count = text.parts.length
  const whole = sql`case when title_words @@ ${text.wanted}::tsquery then
    case when length(title_words) <= ${sql.lit(count)} then 3
      when length(title_words) <= ${sql.lit(count + EXTRA_WORDS)} then 2 else 1 end
    else 0 end`
  if (count === 1) return sql`${whole}`
  const parts = text.parts.map((part) => sql`(title_words @@ ${part}::tsquery)::integer`)
  return sql`4 * (${sql.join(parts, sql` + `)}) + ${whole}`
}

/** Rows behind a position in the order (rank, date, id), all downwards. */
export function afterPosition({ rank, postedAt, id }: Position): Condition {
  return sql`(rank, posted_at, id) < (${rank}::integer, ${postedAt}::timestamptz, ${id}::text)`
}
