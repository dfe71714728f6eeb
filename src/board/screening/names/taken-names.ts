import { saidSkeletons, type SaidEmployer } from '#safety/names/said-employers.ts'
import { skeletonOf } from '#safety/names/skeleton.ts'
import { isCommonName } from '#sponsorship/register/matching/common-words.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Poster } from '#trade/poster.schema.ts'
import { boxWords } from './box-words.ts'
import { findProvedNames } from './compared-names.queries.ts'
import { isTaken, keysToFind, namesIn } from './name-keys.ts'

interface NamedAdvert {
  organisationId: Id
  poster: Poster
  employerName: string
  legalName: string | null
  applyEmail: string | null
}

/**
 * Other organisations that have proved a name which an unproved advert gives as its employer: as a name, in its
 * address, or in its title, place or text.
 */
export async function findTakenNames(db: Db, advert: NamedAdvert, employers: SaidEmployer[]) {
  if (advert.poster !== 'unproved') return []
  const names = [...namesIn([advert.employerName, advert.legalName]), boxWords(advert.applyEmail)]
  const said = new Set(employers.flatMap(saidSkeletons))
  const keys = [...names.flatMap(keysToFind), ...said]
  const proved = await findProvedNames(db, { organisationId: advert.organisationId, keys })
  const isSaid = (other: string) =>
    said.has(skeletonOf(other)) && !isCommonName(parseName(other).key)
  return proved
    .filter(({ name, legalName }) =>
      namesIn([name, legalName]).some(
        (other) => isSaid(other) || names.some((one) => isTaken(one, other)),
      ),
    )
    .map(({ name }) => ({ name, isProved: true }))
}
