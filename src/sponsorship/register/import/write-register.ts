import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import type { ListedSponsor } from './collect.ts'
import type { OtherEntry, RegisterDifference } from './compare-register.ts'

/** Entries in one statement: five hundred new ones take the embedded database up to 0.2 s. */
const WRITTEN_AT_ONCE = 200

type NewEntry = ListedSponsor & { id: Id }

/** The columns of an entry as they are passed: as JSON, so that the statement is the same for any number of them. */
const INCOMING = sql`incoming (
  id text, name text, "nameKey" text, "tradingKeys" json, towns json, county text, licences jsonb,
  starts json, words text
)`

/** Writes the entries of the first register, in small transactions: without a register no check reads them yet. */
export async function addFirstEntries(
  db: Db,
  added: readonly ListedSponsor[],
  publishedOn: string,
  options: BatchOptions,
) {
  let from = 0
  await runBatches(async () => {
    const batch = added.slice(from, (from += WRITTEN_AT_ONCE)).map(toNewEntry)
    if (batch.length === 0) return null
    await insertEntries(db, batch, publishedOn)
    return batch.length
  }, options)
}

/**
 * Writes only what differs. Entries that are missing stay, but are no longer listed: they were last seen on the register
 * before this one, as every listed entry was.
 */
export async function writeDifference(
  db: Db,
  { added, removed, others }: RegisterDifference,
  { publishedOn, before }: { publishedOn: string; before: string | null },
) {
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) {
    await sql`
      update sponsor set is_listed = false, last_seen = coalesce(${before}, last_seen)
      where id = any(${ids})`.execute(db)
    await deleteTerms(db, ids)
  }
  for (const batch of inBatches(others)) await updateEntries(db, batch, publishedOn)
  const entries = added.map(toNewEntry)
  for (const batch of inBatches(entries)) await insertEntries(db, batch, publishedOn)
  return entries
}

export async function insertEvents(
  db: Db,
  loadId: number,
  {
    added,
    removed,
    others,
  }: Pick<RegisterDifference, 'removed' | 'others'> & { added: NewEntry[] },
) {
  const events = [
    ...added.map(({ id, licences: after }) => ({ id, kind: 'added', before: null, after })),
    ...removed.map(({ id, before }) => ({ id, kind: 'removed', before, after: null })),
    ...others
      .filter(({ kind }) => kind !== 'respelled')
      .map(({ id, kind, before, sponsor }) => ({ id, kind, before, after: sponsor.licences })),
  ]
  for (const batch of inBatches(events))
    await sql`
      insert into sponsor_event (load_id, sponsor_id, kind, before, after)
      select ${loadId}::integer, id, kind, nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb)
      from json_to_recordset(${JSON.stringify(batch)}::json)
        as event (id text, kind text, before jsonb, after jsonb)`.execute(db)
}

async function updateEntries(db: Db, others: readonly OtherEntry[], publishedOn: string) {
  const entries = JSON.stringify(others.map(({ id, sponsor }) => ({ ...sponsor, id })))
  await sql`
    update sponsor set
      is_listed = true, last_seen = ${publishedOn}, licences = incoming.licences,
      name_key = incoming."nameKey", county = incoming.county,
      trading_keys = array(select json_array_elements_text(incoming."tradingKeys")),
      towns = array(select json_array_elements_text(incoming.towns))
    from json_to_recordset(${entries}::json) as ${INCOMING}
    where sponsor.id = incoming.id`.execute(db)
  await deleteTerms(
    db,
    others.map(({ id }) => id),
  )
  await sql`
    insert into sponsor_search (sponsor_id, start, words, name_length)
    select id, start, words, length(name)
    from json_to_recordset(${entries}::json) as ${INCOMING}, json_array_elements_text(starts) as start
  `.execute(db)
}

/** Leaves out what another import has written meanwhile. */
async function insertEntries(db: Db, entries: readonly NewEntry[], publishedOn: string) {
  await sql`
    with incoming as materialized (
      select * from json_to_recordset(${JSON.stringify(entries)}::json) as ${INCOMING}
    ), inserted as (
      insert into sponsor (
        id, name, name_key, trading_keys, towns, county, licences, first_seen, last_seen
      )
      select id, name, "nameKey", array(select json_array_elements_text("tradingKeys")),
        array(select json_array_elements_text(towns)), county, licences,
        ${publishedOn}, ${publishedOn}
      from incoming
      on conflict (name) do nothing
      returning id
    )
    insert into sponsor_search (sponsor_id, start, words, name_length)
    select incoming.id, start, words, length(name)
    from incoming join inserted using (id), json_array_elements_text(starts) as start`.execute(db)
}

async function deleteTerms(db: Db, ids: Id[]) {
  await sql`delete from sponsor_search where sponsor_id = any(${ids})`.execute(db)
}

function toNewEntry(sponsor: ListedSponsor): NewEntry {
  return { ...sponsor, id: newId() }
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / WRITTEN_AT_ONCE)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * WRITTEN_AT_ONCE, (index + 1) * WRITTEN_AT_ONCE),
  )
}
