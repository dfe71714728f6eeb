import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { ListedSponsor } from './collect.ts'

const BATCH = 4000

/** Writes the new register to a temporary table, which exists until the transaction ends. */
export async function stageSponsors(
  db: Db,
  sponsors: ListedSponsor[],
  onWritten: (written: number) => void,
) {
  await sql`
    create temporary table staged_sponsor (
      id text not null, name text not null, name_key text collate "C" not null,
      trading_keys text[] not null, towns text[] not null, county text, licences jsonb not null,
      starts text[] not null, words text not null
    ) on commit drop`.execute(db)
  for (let from = 0; from < sponsors.length; from += BATCH) {
    const batch = sponsors.slice(from, from + BATCH).map((sponsor) => ({ id: newId(), ...sponsor }))
    await sql`
      insert into staged_sponsor
      select id, name, "nameKey", array(select json_array_elements_text("tradingKeys")),
        array(select json_array_elements_text(towns)), county, licences,
        array(select json_array_elements_text(starts)), words
      from json_to_recordset(${JSON.stringify(batch)}::json) as staged (
        id text, name text, "nameKey" text, "tradingKeys" json, towns json, county text,
        licences jsonb, starts json, words text
      )`.execute(db)
    onWritten(from + batch.length)
  }
  await sql`create unique index on staged_sponsor (name)`.execute(db)
  await sql`analyze staged_sponsor`.execute(db)
}

/** The number of listed sponsors, and of those that are not on the new register. */
export async function countMissing(db: Db): Promise<{ listed: number; missing: number }> {
  const { rows } = await sql<{ listed: number; missing: number }>`
    select count(*) as listed, count(*) filter (where staged.name is null) as missing
    from sponsor left join staged_sponsor as staged using (name)
    where sponsor.is_listed`.execute(db)
  return rows[0] ?? { listed: 0, missing: 0 }
}
