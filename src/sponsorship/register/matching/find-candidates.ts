import { sql } from 'kysely'
import type { RegisterEntry } from '#sponsorship/model/facts.ts'
import type { Db } from '#platform/database/database.ts'

/** This many entries already show that it is not a single company. */
const MOST_OF_A_GROUP = 6

export interface Candidate extends RegisterEntry {
  nameKey: string
  tradingKeys: string[]
}

export interface CandidateQuery {
  ids: string[]
  /** Keys of legal names. */
  nameKeys: string[]
  tradingKeys: string[]
  /** Names of groups: entries that start with one of them are found too. */
  prefixes: string[]
}

export interface FoundCandidates {
  publishedOn: string
  candidates: Candidate[]
}

/**
 * All entries that may match any of the employers, in one query; null if no register is loaded. For a
 * confirmed entry that is no longer listed, includes the entries of the same name.
 */
export async function findCandidates(
  db: Db,
  { ids, nameKeys, tradingKeys, prefixes }: CandidateQuery,
): Promise<FoundCandidates | null> {
  const { rows } = await sql<{ publishedOn: string } & (Candidate | { id: null })>`
    select load.published_on, found.*
    from (select published_on from register_load order by id desc limit 1) as load
    left join lateral (
      select id, name, name_key, trading_keys, towns, county, licences, first_seen, is_listed,
        case when is_listed then load.published_on else last_seen end as last_seen
      from sponsor
      where id = any(${ids}) or trading_keys && ${tradingKeys}::text[]
        or name_key = any(${nameKeys}::text[] || array(
          select name_key from sponsor where id = any(${ids}) and not is_listed)
          || array(
          select longer.name_key from unnest(${prefixes}::text[]) as prefix,
            lateral (select name_key from sponsor
              where name_key ~>=~ (prefix || ' ') and name_key ~<~ (prefix || '!')
              limit ${sql.lit(MOST_OF_A_GROUP)}) as longer))
    ) as found on true`.execute(db)
  const [first] = rows
  if (!first) return null
  const candidates = rows.filter((row) => row.id !== null)
  return { publishedOn: first.publishedOn, candidates }
}
