import type { Licence } from '#contract/sponsorship/facts.ts'
import { placeKey } from '#server/search/places/place-key.ts'
import { readName } from '../names/name-key.ts'
import { readLicence } from './read-licence.ts'
import type { RegisterRow } from './read-rows.ts'

/** An organisation of one register: all lines of one name. */
export interface ListedSponsor {
  name: string
  nameKey: string
  tradingKeys: string[]
  towns: string[]
  county: string | null
  licences: Licence[]
}

export interface Register {
  rows: number
  sponsors: ListedSponsor[]
}

interface Collected {
  towns: Map<string, string>
  county: string | null
  licences: Map<string, Licence>
}

// What stands there for ‘nothing’.
const NOTHING = /^(?:[-–—.,\s]*|null|none|n\/?a|united kingdom|uk)$/i

/** Puts the lines together. The same organisation, town or licence twice is one. */
export async function collectRegister(
  rows: AsyncIterable<RegisterRow>,
  onRow: (read: number) => void,
): Promise<Register> {
  const byName = new Map<string, Collected>()
  let read = 0
  for await (const row of rows) {
    read += 1
    const collected = byName.get(row.name) ?? {
      towns: new Map(),
      county: null,
      licences: new Map(),
    }
    byName.set(row.name, collected)
    add(collected, row)
    if (read % 1000 === 0) onRow(read)
  }
  onRow(read)
  return {
    rows: read,
    sponsors: [...byName].map(([name, collected]) => toSponsor(name, collected)),
  }
}

function add(collected: Collected, row: RegisterRow) {
  const { towns, licences } = collected
  const town = row.town.replace(/[\s,]+$/, '')
  const key = placeKey(town)
  // ‘Leeds’ reads better than ‘LEEDS’.
  if (!NOTHING.test(town) && !/[a-z]/.test(towns.get(key) ?? '')) towns.set(key, town)
  if (!collected.county && !NOTHING.test(row.county)) collected.county = row.county
  licences.set(`${row.route}\n${row.typeAndRating}`, readLicence(row))
}

/** In an order that the file's own does not change. */
function toSponsor(name: string, { towns, county, licences }: Collected): ListedSponsor {
  const { key, tradingKeys } = readName(name)
  return {
    name,
    nameKey: key,
    tradingKeys,
    towns: [...towns.values()].sort(),
    county,
    licences: [...licences]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, each]) => each),
  }
}
