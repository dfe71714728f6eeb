import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'
import { allOf, baseConditions, filterCondition } from './conditions.ts'
import { chosenFilters, type Criteria } from './criteria.ts'
import { afterPosition, rankOf } from './order.ts'
import { scanPage, type Slice } from './scan.ts'
import { withVersions, type FoundId } from './versions.ts'
import { scanByIndex } from './index-scan.ts'

/**
 * A page of a search that so many jobs match that reading them all would take too long: those with
 * every word in the title, best first, then the others, newest first.
 */
export async function findBroadPage(
  db: Db,
  criteria: Criteria,
  slice: Slice,
  { canRankTitles }: { canRankTitles: boolean },
): Promise<FoundId[]> {
  const { sort, text } = criteria
  if (sort !== 'relevance' || !text?.wanted) return scanByIndexOrFully(db, criteria, slice)

  const { wanted } = text
  const isPastTitles = slice.after?.rank === 0
  const find = canRankTitles ? findBestTitles : findNewestTitles
  const inTitle = isPastTitles ? [] : await find(db, criteria, wanted, slice)
  if (inTitle.length === slice.limit) return inTitle
  const others = { ...criteria, sort: 'newest' as const, text: { ...text, notInTitle: wanted } }
  const rest = {
    ...slice,
    limit: slice.limit - inTitle.length,
    after: isPastTitles ? slice.after : null,
  }
  return [...inTitle, ...(await scanByIndexOrFully(db, others, rest))]
}

/** So many titles match that ranking them would take too long as well. */
async function findNewestTitles(db: Db, criteria: Criteria, wanted: string, slice: Slice) {
  const text = criteria.text && { ...criteria.text, inTitle: wanted }
  const isOnlyWanted = text?.all === wanted
  const inTitle = {
    ...criteria,
    sort: 'newest' as const,
    text: text && isOnlyWanted ? { ...text, all: '' } : text,
  }
  return scanByIndex(db, inTitle, slice, 1)
}

/** Titles are short and lie in the row: these can be ranked. */
async function findBestTitles(db: Db, criteria: Criteria, wanted: string, slice: Slice) {
  const { text } = criteria
  const conditions = [
    sql<boolean>`title_words @@ ${wanted}::tsquery`,
    // What a title has, the words have: they are read only for what must not be there.
    ...baseConditions({ ...criteria, text: text?.all === wanted ? null : text }),
    ...chosenFilters(criteria).map((name) => filterCondition(name, criteria)),
  ]
  const page = sql`
    select id, rank, posted_at from matching ${slice.after ? sql`where ${afterPosition(slice.after)}` : sql``}
    order by rank desc, posted_at desc, id desc limit ${slice.limit}`
  const { rows } = await sql<FoundId>`
    with matching as materialized (
      select id, posted_at, ${rankOf(criteria.sort, text)} as rank
      from job_search where ${allOf(conditions)}
    )
    ${withVersions(page)}`.execute(db)
  return rows
}

async function scanByIndexOrFully(db: Db, criteria: Criteria, slice: Slice) {
  const found = await scanByIndex(db, criteria, slice)
  return found.length === slice.limit ? found : scanPage(db, criteria, slice)
}
