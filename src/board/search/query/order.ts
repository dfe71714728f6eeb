import { sql, type RawBuilder } from 'kysely'
import type { Condition } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import type { TextQuery } from './tsquery.ts'
import { SUREST } from '#sponsorship/check/headline/sureness.ts'
import {
  highestLevel,
  levelCondition,
  surenessFor,
  IS_FRESH,
} from '#board/search/finding/answer-codes.ts'
import { isValidCursor } from '#platform/paging.ts'

/** The last job of a page: the next one starts right after it. */
export interface Position {
  /** The value before the date in the order: how well the job matches, or its pay. */
  rank: number
  postedAt: string
  id: string
}

export function encodePosition({ rank, postedAt, id }: Position): string {
  return Buffer.from(`${rank} ${postedAt} ${id}`).toString('base64url')
}

/** Null for any text that `encodePosition` did not make. */
export function decodePosition(text: string): Position | null {
  const [rank, postedAt, id, ...more] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  const isPosition =
    /^-?\d{1,9}$/.test(rank ?? '') && isValidCursor(postedAt, id) && more.length === 0
  return isPosition && postedAt && id ? { rank: Number(rank), postedAt, id } : null
}

/** The number of extra words that a title may have and still count as a close match. */
const EXTRA_WORDS = 2
/** The lowest rank of a job with a wanted word in its title. */
export const TITLE_RANK = 2
/** More than any title's other ranks. */
const UK_RANK = 1024
/** What an advert seen lately has more in ‘surest first’, so that no old one comes before it. */
export const FRESH_RANK = SUREST + 1

/**
 * The rank, which comes before the date in the order. For relevance: how many of the wanted words the title has and, if
 * it has all of them, whether the advert was seen lately, whether its job is the wanted one, by the name that was typed, and
 * how few other words it has; within a rank, titles of a broader role come first. If the title lacks some words, only
 * the date counts after them, which already puts old adverts last. From `TITLE_RANK` on, the title has a wanted word. With
 * `isUkFirst` jobs in the UK come first among those titles, and among the others.
 */
export function rankOf({ sort, text, forClass, isUkFirst }: Criteria): RawBuilder<number> {
  if (sort === 'pay') return sql`pay`
  if (sort === 'surest')
    return sql`${surenessFor(forClass)} + case when ${IS_FRESH} then ${sql.lit(FRESH_RANK)} else 0 end`
  if (sort === 'newest' || !text?.wanted) return sql`0`
  const { parts, wanted, wider } = text
  const age = sql`case when ${IS_FRESH} then 8 else 0 end`
  const complete = sql`case when title_words @@ ${wanted}::tsquery then ${age} + ${closeness(text)} else 0 end`
  const inTitle = parts.map((part) => sql`(title_words @@ ${part}::tsquery)::integer`)
  const rank =
    parts.length === 1 ? complete : sql`16 * (${sql.join(inTitle, sql` + `)}) + ${complete}`
  const match = wider
    ? sql<number>`${sql.lit(TITLE_RANK)} * (${rank}) + (title_words @@ ${wider}::tsquery)::integer`
    : sql<number>`${sql.lit(TITLE_RANK)} * (${rank})`
  return isUkFirst ? sql`${match} + ${ukRank(parts)}` : match
}

/** What puts the UK first on each side of `TITLE_RANK`. */
function ukRank(parts: string[]) {
  const isInTitle = sql`(title_words @@ ${parts.join(' | ')}::tsquery)::integer`
  const [more, less] = [sql.lit(UK_RANK), sql.lit(TITLE_RANK)]
  return sql`case when country = 'GB' then ${more} * ${isInTitle} else ${less} * (${isInTitle} - 1) end`
}

/** The closeness of a title with every wanted word, from 1 to 7. */
function closeness({ length, others, literal }: TextQuery) {
  const words = sql`1 + length(title_key) - length(replace(title_key, ' ', ''))`
  const byLength = sql`case when ${words} <= ${sql.lit(length)} then 4
    when ${words} <= ${sql.lit(length + EXTRA_WORDS)} then 3 else 2 end`
  const asTyped = literal && sql`3 * (title_words @@ ${literal}::tsquery)::integer`
  const close = asTyped ? sql`${byLength} + ${asTyped}` : byLength
  return others ? sql`case when title_words @@ ${others}::tsquery then 1 else ${close} end` : close
}

/**
 * The first part of ‘surest first’, with its conditions and what its ranks have more than the index: adverts seen lately,
 * or else the others, because no index knows the time; and for a class one level of sureness, because no index has
 * those. On most pages all jobs are alike: if this part has enough, they are the page. Null for other orders.
 */
export function firstPart({ sort, forClass }: Criteria, after: Position | null) {
  if (sort !== 'surest') return null
  const rank = after?.rank ?? FRESH_RANK + (forClass ? highestLevel(forClass) : SUREST)
  const isFresh = rank >= FRESH_RANK
  const extra = isFresh ? FRESH_RANK : 0
  const age = isFresh ? IS_FRESH : sql<boolean>`not (${IS_FRESH})`
  const conditions = forClass ? [age, levelCondition(rank - extra, forClass)] : [age]
  return { rank, extra, conditions }
}

/** The condition for rows after a position in the order (rank, date, id), all descending. */
export function afterPosition({ rank, postedAt, id }: Position): Condition {
  return sql`(rank, posted_at, id) < (${rank}::integer, ${postedAt}::timestamptz, ${id}::text)`
}
