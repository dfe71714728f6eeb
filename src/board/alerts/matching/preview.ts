import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { loadConditions } from '#board/search/finding/match-condition.ts'
import {
  findMatches,
  findNewestCopies,
  rowsWhere,
  type AlertQuestion,
  type FoundJob,
} from './matches.ts'

/** The jobs posted in the last days that an alert finds, by their own dates, newest first. */
export async function findRecent(
  db: Db,
  question: AlertQuestion,
  { days }: { days: number },
): Promise<FoundJob[]> {
  const since = sql`job_search.posted_at > now() - make_interval(days => ${days}::integer)`
  const source = sql`(${rowsWhere(since)})`
  const [numbers = []] = await findMatches(db, source, [question], await loadConditions(db))
  return numbers.length > 0 ? findNewestCopies(db, numbers) : []
}
