import { sql, type RawBuilder } from 'kysely'

/** A job on a page, with what the page is ordered by. */
export interface FoundId {
  id: string
  rank: number
  postedAt: string
  /** Tells one state of the job from the next. */
  version: string
}

/** Which transactions wrote the two rows of a job last. */
export const VERSION = sql<string>`concat_ws(' ', job.xmin, job_search.xmin)`

/** A page (id, rank, posted_at) in its order, with the state each job is in. */
export function withVersions(page: RawBuilder<unknown>): RawBuilder<FoundId> {
  return sql`
    select id, rank, posted_at, (
      select ${VERSION} from job join job_search using (id) where job.id = page.id
    ) as version
    from (${page}) as page`
}
