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
 * Other organisations that have proved a name which an advert gives as its employer. An unproved poster gives one as a
 * name, in the address, or in the title, place or text; a proved one only in title or text, and may name its own group.
 */
export async function findTakenNames(db: Db, advert: NamedAdvert, employers: SaidEmployer[]) {
  const isUnproved = advert.poster === 'unproved'
  const own = namesIn([advert.employerName, advert.legalName])
  const names = isUnproved ? [...own, boxWords(advert.applyEmail)] : []
  // A place only says where the work is, and only somebody unproved may pose by it.
  const telling = employers.filter(({ field }) => isUnproved || field !== 'place')
  const said = new Set(telling.flatMap(saidSkeletons))
  const keys = [...names.flatMap(keysToFind), ...said]
  if (keys.length === 0) return []
  const proved = await findProvedNames(db, { organisationId: advert.organisationId, keys })
  const isSaid = (other: string) =>
    said.has(skeletonOf(other)) && !isCommonName(parseName(other).key)
  const isOwn = (other: string) => !isUnproved && own.some((one) => isTaken(one, other))
  return proved
    .filter(({ name, legalName }) =>
      namesIn([name, legalName]).some(
        (other) => (isSaid(other) && !isOwn(other)) || names.some((one) => isTaken(one, other)),
      ),
    )
    .map(({ name }) => ({ name, isProved: true }))
}
