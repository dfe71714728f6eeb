import type { Licence } from '#contract/sponsorship/facts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readName } from '#server/sponsorship/register/names/name-key.ts'
import { newId } from '#server/platform/new-id.ts'

const SKILLED_WORKER: Licence = {
  route: 'Skilled Worker',
  rating: 'A',
  printed: 'Worker (A rating)',
}
const DAY = '2026-11-20'

/** An entry of a register that is loaded, like any other but for what the test says. */
export async function aSponsor(
  db: Db,
  {
    name = `Saltmarsh House ${newId()} Limited`,
    towns = ['Leeds'],
    licences = [SKILLED_WORKER],
  } = {},
) {
  await db
    .insertInto('registerLoad')
    .values({
      publishedOn: DAY,
      fileName: 'register.csv',
      rows: 1,
      sponsors: 1,
      added: 1,
      removed: 0,
      changed: 0,
      returned: 0,
    })
    .execute()
  const { key, tradingKeys } = readName(name)
  return db
    .insertInto('sponsor')
    .values({
      id: newId(),
      name,
      nameKey: key,
      tradingKeys,
      towns,
      county: null,
      licences: JSON.stringify(licences),
      firstSeen: '2024-01-02',
      lastSeen: DAY,
      isListed: true,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}
