import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/platform/database/database.ts'
import {
  buildSponsorIndex,
  toEntry,
  type IndexedSponsor,
  type SponsorIndex,
} from './sponsor-index.ts'

interface Kept {
  /** The load it is made from. */
  load: number
  index: SponsorIndex
}

interface Keeper {
  kept: Kept | null
  making: { load: number; made: Promise<Kept> } | null
}

// What so few entries take, nobody notices.
const WORTH_WAITING = 2000
const PAGE = 500

const keepers = new WeakMap<Db, Keeper>()

export interface NewestLoad {
  id: number
  sponsors: number
}

export interface Found {
  index: SponsorIndex | null
  /** Made from an older register, or not at all yet: the newest one's is being made. */
  isBehind: boolean
}

/**
 * The index of the listed sponsors, from memory. Another process may have loaded a newer register: then
 * the old index does while the new one is made.
 */
export async function findSponsorIndex(db: Db, newest: NewestLoad): Promise<Found> {
  const keeper = keepers.get(db) ?? { kept: null, making: null }
  keepers.set(db, keeper)
  if (keeper.kept?.load === newest.id) return { index: keeper.kept.index, isBehind: false }
  const made = make(db, keeper, newest.id)
  if (newest.sponsors <= WORTH_WAITING) return { index: (await made).index, isBehind: false }
  return { index: keeper.kept?.index ?? null, isBehind: true }
}

function make(db: Db, keeper: Keeper, load: number): Promise<Kept> {
  if (keeper.making?.load === load) return keeper.making.made
  const made = readListed(db)
    .then(buildSponsorIndex)
    .then((index) => {
      if (!keeper.kept || keeper.kept.load < load) keeper.kept = { load, index }
      return { load, index }
    })
    .finally(() => {
      if (keeper.making?.load === load) keeper.making = null
    })
  // Whoever waits for it hears of a failure; the next one to ask tries again.
  made.catch(() => {})
  keeper.making = { load, made }
  return made
}

/** Page by page: all at once would hold up everybody else while it is unpacked. */
async function readListed(db: Db) {
  const entries: ReturnType<typeof toEntry>[] = []
  for (let after = ''; ;) {
    const { rows } = await sql<IndexedSponsor>`
      select id, name from sponsor where id > ${after} and is_listed order by id limit ${PAGE}`.execute(
      db.withoutPlugins(),
    )
    for (const row of rows) entries.push(toEntry(row))
    const last = rows.at(-1)
    if (!last) return entries
    after = last.id
    await setImmediate()
  }
}
