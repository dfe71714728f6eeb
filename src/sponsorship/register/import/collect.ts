import { setImmediate } from 'node:timers/promises'
import type { Licence } from '#sponsorship/model/facts.ts'
import { placeKey } from '#platform/places/names/place-key.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { toSearchTerms, type SearchTerms } from '#sponsorship/register/names/search-terms.ts'
import type { RegisterRow } from './read-rows.ts'

/** An organisation on a register: all lines with the same name. */
export interface ListedSponsor extends SearchTerms {
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

interface Organisation {
  towns: Map<string, string>
  county: string | null
  licences: Map<string, Licence>
}

// The register’s texts for an unknown town or county.
const BLANK_PLACE = /^(?:[-–—.,\s]*|null|none|n\/?a|united kingdom|uk)$/i

/** Organisations whose names are read before others have their turn. */
const AT_ONCE = 500

/** Groups the lines by organisation, without duplicate towns and licences. */
export async function collectRegister(
  rows: AsyncIterable<RegisterRow>,
  onRow: (read: number) => void,
): Promise<Register> {
  const byName = new Map<string, Organisation>()
  let read = 0
  for await (const row of rows) {
    read += 1
    const organisation = byName.get(row.name) ?? {
      towns: new Map(),
      county: null,
      licences: new Map(),
    }
    byName.set(row.name, organisation)
    add(organisation, row)
    if (read % 1000 === 0) onRow(read)
  }
  onRow(read)
  const sponsors: ListedSponsor[] = []
  for (const [name, organisation] of byName) {
    sponsors.push(toSponsor(name, organisation))
    // The names of all together take a second; the requests of visitors come in between.
    if (sponsors.length % AT_ONCE === 0) await setImmediate()
  }
  return { rows: read, sponsors }
}

function add(organisation: Organisation, row: RegisterRow) {
  const { towns, licences } = organisation
  const town = row.town.replace(/[\s,]+$/, '')
  const key = placeKey(town)
  // ‘Leeds’ reads better than ‘LEEDS’.
  if (!BLANK_PLACE.test(town) && !/[a-z]/.test(towns.get(key) ?? '')) towns.set(key, town)
  if (!organisation.county && !BLANK_PLACE.test(row.county)) organisation.county = row.county
  licences.set(`${row.route}\n${row.typeAndRating}`, parseLicence(row))
}

/** Sorts towns and licences, so that the order of lines in the file does not matter. */
function toSponsor(name: string, { towns, county, licences }: Organisation): ListedSponsor {
  const { key, tradingKeys } = parseName(name)
  return {
    name,
    nameKey: key,
    tradingKeys,
    ...toSearchTerms(name),
    towns: [...towns.values()].sort(),
    county,
    licences: [...licences]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, each]) => each),
  }
}

/** Parses ‘Worker (A (SME+))’. A rating is A or B only if the text is known to mean that. */
export function parseLicence({
  typeAndRating,
  route,
}: Pick<RegisterRow, 'typeAndRating' | 'route'>): Licence {
  return { route, rating: ratingOf(typeAndRating), printed: typeAndRating }
}

function ratingOf(printed: string): Licence['rating'] {
  const rating = printed.replace(/^(?:temporary )?worker\b[\s(]*/i, '')
  if (/\bprovisional\b/i.test(rating)) return 'provisional'
  // ‘A rating’, ‘A (Premium)’, ‘A (SME+)’.
  const letter = /^([AB])(?: rating\)?$|\)*$| ?\((?:premium|sme\+?)\)+$)/i.exec(rating)?.[1]
  if (!letter) return 'other'
  return letter.toUpperCase() === 'A' ? 'A' : 'B'
}
