import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { VIEW_COLUMNS, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { prepare } from '#platform/database/server/prepared.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { showSaved } from '#sponsorship/freshness/show-headline.ts'
import { BASIS, stampOf } from '#sponsorship/stored-checks/check-stamp.ts'

const byId = prepare((db, { id }: { id: Id }) =>
  db
    .selectFrom('job')
    .leftJoin('jobSearch', 'jobSearch.id', 'job.id')
    .leftJoin('jobCheck', 'jobCheck.id', 'job.id')
    .select([
      ...VIEW_COLUMNS,
      'jobSearch.hasCopies',
      'jobSearch.twinOf',
      'jobCheck.stamp',
      'jobCheck.headline',
      'jobCheck.content',
      ...BASIS,
    ])
    .where('job.id', '=', id)
    .where('job.status', 'in', ['open', 'closed']),
)

interface WithSavedCheck {
  row: ViewRow
  /** The check as saved; null without one, or if rules or register have changed since. */
  saved: SponsorshipCheck | null
  /** Whether the advert also exists for other places. */
  hasCopies: boolean
  /** The advert of the same job that lists show in its place. */
  twinOf: Id | null
}

/** A job with a page and its saved check, in one query, because a page needs both. */
export async function findWithSavedCheck(
  db: Db,
  id: Id,
  date: string,
): Promise<WithSavedCheck | null> {
  const [found] = await byId(db, { id })
  if (!found) return null
  const { stamp, headline, content, load, rules, hasCopies, twinOf, ...row } = found
  const isCurrent = stamp !== null && stamp === (await stampOf(db, date, { load, rules }))
  const saved =
    isCurrent && content
      ? showSaved({ headline, content, date }, await findFreshness(db, date))
      : null
  return { row, saved, hasCopies: hasCopies ?? false, twinOf }
}
