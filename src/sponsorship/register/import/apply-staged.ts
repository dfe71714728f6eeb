import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export interface RegisterChanges {
  added: number
  removed: number
  changed: number
  returned: number
}

/**
 * Writes the changes to a temporary table and counts them. Compares licences only: another spelling of a town is
 * not a change.
 */
export async function findChanges(db: Db): Promise<RegisterChanges> {
  await sql`
    create temporary table register_change on commit drop as
    select coalesce(sponsor.id, staged.id) as sponsor_id,
      case
        when sponsor.id is null then 'added'
        when staged.id is null then 'removed'
        when not sponsor.is_listed then 'returned'
        else 'changed'
      end as kind,
      sponsor.licences as before, staged.licences as after
    from sponsor full join staged_sponsor as staged on staged.name = sponsor.name
    where case
      when staged.id is null then sponsor.is_listed
      else sponsor.id is null or not sponsor.is_listed or sponsor.licences <> staged.licences
    end`.execute(db)
  const { rows } = await sql<{ kind: keyof RegisterChanges; count: number }>`
    select kind, count(*) as count from register_change group by kind`.execute(db)
  const changes = { added: 0, removed: 0, changed: 0, returned: 0 }
  for (const { kind, count } of rows) changes[kind] = count
  return changes
}

/** Updates the sponsors to the new register. Missing ones stay, but are no longer listed. */
export async function applyStagedSponsors(db: Db, publishedOn: string) {
  await sql`
    update sponsor set is_listed = false
    where id in (select sponsor_id from register_change where kind = 'removed')`.execute(db)
  await sql`
    update sponsor set
      is_listed = true, last_seen = ${publishedOn}, licences = staged.licences,
      name_key = staged.name_key, trading_keys = staged.trading_keys,
      towns = staged.towns, county = staged.county
    from staged_sponsor as staged where staged.name = sponsor.name`.execute(db)
  await sql`
    insert into sponsor (
      id, name, name_key, trading_keys, towns, county, licences, first_seen, last_seen
    )
    select id, name, name_key, trading_keys, towns, county, licences,
      ${publishedOn}, ${publishedOn}
    from staged_sponsor as staged
    where not exists (select from sponsor where sponsor.name = staged.name)`.execute(db)
  await updateSearchTerms(db)
}

/** Updates the search terms to this register. Writes only rows that change. */
async function updateSearchTerms(db: Db) {
  const isSame = sql`(term.sponsor_id, term.start, term.words) = (search.sponsor_id, search.start, search.words)`
  await sql`
    with term as materialized (
      select sponsor.id as sponsor_id, start, staged.words, length(name) as name_length
      from staged_sponsor as staged join sponsor using (name), unnest(staged.starts) as start
    ), deleted as (
      delete from sponsor_search as search where not exists (select from term where ${isSame})
    )
    insert into sponsor_search (sponsor_id, start, words, name_length)
    select sponsor_id, start, words, name_length from term
    where not exists (select from sponsor_search as search where ${isSame})`.execute(db)
}

export async function insertEvents(db: Db, loadId: number) {
  await sql`
    insert into sponsor_event (load_id, sponsor_id, kind, before, after)
    select ${loadId}::integer, sponsor_id, kind, before, after from register_change`.execute(db)
}
