import { sql } from 'kysely'
import { ApplicantQuery } from '#hiring/applicants/applicant-list.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { applicantRows, GROUPS, ORDERS } from '#hiring/applicants/list/applicant-rows.ts'
import type { Db } from '#platform/database/database.ts'

interface Place {
  jobId: Id
  id: Id
  /** The list’s URL parameters. Unknown ones are ignored. */
  list: string
}

interface Row {
  previousId: Id | null
  previousName: string | null
  nextId: Id | null
  nextName: string | null
  position: number
  total: number
}

/** The applicants before and after one in a list. */
export async function findNeighbours(db: Db, place: Place) {
  const query = ApplicantQuery.parse(Object.fromEntries(new URLSearchParams(place.list)))
  const found = await findPlace(db, place, query)
  // An applicant whom the search does not find is placed among all applicants.
  const row = found ?? (await findPlace(db, place, { ...query, q: '', yes: [], status: null }))
  if (!row) throw new Error('Everybody has a place among all applicants.')
  return {
    previous: toNeighbour(row.previousId, row.previousName),
    next: toNeighbour(row.nextId, row.nextName),
    position: row.position,
    total: row.total,
  }
}

/**
 * The applicant’s place in a group. One who has left the group, such as after a decision, keeps their place, and counts
 * as waiting since they applied, so that the links still lead on from them.
 */
async function findPlace(
  db: Db,
  { jobId, id }: Place,
  { q, yes, status: group, sort }: Pick<ApplicantQuery, 'q' | 'yes' | 'status' | 'sort'>,
): Promise<Row | null> {
  const isInGroup = group === 'new' ? IS_NEW : group ? GROUPS[group] : sql`true`
  const { rows } = await sql<Row>`
    select previous_id, previous_name, next_id, next_name, position, total from (
      select id,
        lag(id) over list as previous_id, lag(seen_name) over list as previous_name,
        lead(id) over list as next_id, lead(seen_name) over list as next_name,
        (row_number() over list)::int as position, (count(*) over ())::int as total
      from (
        select id, seen_name, years_of_experience, created_at, last_at,
          case when id = ${id} then coalesce(waits_since, created_at) else waits_since end
            as waits_since
        from ${applicantRows({ jobId, q, yes, group }, sql`(${isInGroup} or id = ${id})`)}
      ) as listed
      window list as (order by ${ORDERS[sort]})
    ) as placed where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Opening an applicant takes them out of ‘new’; for links within that group they remain in it for an hour. */
const IS_NEW = sql<boolean>`(withdrawn_at is null and (status = 'new'
  or (status = 'seen' and opened_at > now() - interval '1 hour')))`

function toNeighbour(id: Id | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' }
}

export type Neighbours = Awaited<ReturnType<typeof findNeighbours>>
