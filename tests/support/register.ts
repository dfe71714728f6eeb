import type { Licence } from '#sponsorship/model/facts.ts'
import type { Db } from '#platform/database/database.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { toSearchTerms } from '#sponsorship/register/names/search-terms.ts'
import { today } from '#platform/primitives/time/today.ts'
import { newId } from '#platform/secrets/new-id.ts'

const A_RATED: Licence = {
  route: 'Skilled Worker',
  rating: 'A',
  printed: 'Worker (A rating)',
}

/** Records that a register of a day was loaded; today’s makes answers green. */
export async function aRegister(db: Db, publishedOn = today()) {
  await db
    .insertInto('registerLoad')
    .values({
      publishedOn,
      fileName: `register-${publishedOn}.csv`,
      rows: 143_138,
      sponsors: 121_454,
      added: 0,
      removed: 0,
      changed: 0,
      returned: 0,
    })
    .execute()
}

interface SponsorOverrides {
  name?: string
  towns?: string[]
  licences?: Licence[]
  isListed?: boolean
  /** Whether a register is loaded at all. */
  isLoaded?: boolean
}

/** An entry of a loaded register, with ordinary facts except as the test says. */
export async function aSponsor(
  db: Db,
  {
    name = `Saltmarsh Hospitals ${newId()} Limited`,
    towns = ['Leeds'],
    licences = [A_RATED],
    isListed = true,
    isLoaded = true,
  }: SponsorOverrides = {},
) {
  if (isLoaded) await aRegister(db)
  const { key, tradingKeys } = parseName(name)
  const sponsor = await db
    .insertInto('sponsor')
    .values({
      id: newId(),
      name,
      nameKey: key,
      tradingKeys,
      towns,
      county: null,
      licences: JSON.stringify(licences),
      firstSeen: '2023-05-26',
      lastSeen: today(),
      isListed,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const { starts, words } = toSearchTerms(name)
  const names = starts.map((start) => ({
    sponsorId: sponsor.id,
    start,
    words,
    nameLength: name.length,
  }))
  if (isListed) await db.insertInto('sponsorSearch').values(names).execute()
  return sponsor
}
