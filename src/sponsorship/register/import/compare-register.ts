import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import type { Licence } from '#sponsorship/model/facts.ts'
import type { ListedSponsor } from './collect.ts'

/** Entries in one query: few, because the embedded database answers nobody else meanwhile. */
export const COMPARED_AT_ONCE = 500

/** An entry that the register has otherwise than the database; `respelled` means with the same licences. */
export interface OtherEntry {
  id: Id
  kind: 'changed' | 'returned' | 'respelled'
  before: Licence[]
  sponsor: ListedSponsor
}

export interface RegisterDifference {
  /** The entries that were listed before. */
  listed: number
  added: ListedSponsor[]
  removed: { id: Id; before: Licence[] }[]
  others: OtherEntry[]
}

interface StoredEntry extends Omit<ListedSponsor, 'words'> {
  id: Id
  isListed: boolean
  /** Null for an entry without search terms, which is not listed. */
  words: string | null
}

/** Compares a register with the entries in the database, a few at a time. Changes nothing. */
export async function compareRegister(
  db: Db,
  sponsors: readonly ListedSponsor[],
  options: BatchOptions,
): Promise<RegisterDifference> {
  const left = new Map(sponsors.map((sponsor) => [sponsor.name, sponsor]))
  const removed: RegisterDifference['removed'] = []
  const others: OtherEntry[] = []
  let listed = 0
  let after = ''
  await runBatches(async () => {
    const entries = await readEntries(db, after)
    for (const entry of entries) {
      const { id, name, licences: before, isListed } = entry
      const sponsor = left.get(name)
      left.delete(name)
      if (isListed) listed += 1
      if (!sponsor) {
        if (isListed) removed.push({ id, before })
        continue
      }
      const kind = findKind(entry, sponsor)
      if (kind) others.push({ id, kind, before, sponsor })
    }
    after = entries.at(-1)?.id ?? after
    return entries.length === 0 ? null : entries.length
  }, options)
  return { listed, added: [...left.values()], removed, others }
}

async function readEntries(db: Db, after: Id): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, name, name_key, trading_keys, towns, county, licences, is_listed,
      array(select start from sponsor_search where sponsor_id = sponsor.id) as starts,
      (select words from sponsor_search where sponsor_id = sponsor.id limit 1) as words
    from sponsor where id > ${after} order by id limit ${sql.lit(COMPARED_AT_ONCE)}`.execute(db)
  return rows
}

/** Another spelling of a town is no change of an entry. */
function findKind(entry: StoredEntry, sponsor: ListedSponsor): OtherEntry['kind'] | null {
  if (!entry.isListed) return 'returned'
  if (!isDeepStrictEqual(entry.licences, sponsor.licences)) return 'changed'
  return isDeepStrictEqual(toSpelling(entry), toSpelling(sponsor)) ? null : 'respelled'
}

function toSpelling(entry: Omit<StoredEntry, 'id' | 'isListed' | 'licences'>) {
  const { nameKey, tradingKeys, towns, county, starts, words } = entry
  return [nameKey, tradingKeys, towns, county, starts.toSorted(), starts.length > 0 ? words : null]
}
