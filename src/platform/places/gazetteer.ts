import type { Place } from './places.ts'
import { findDistrict } from './districts.ts'
import type { Entry } from './entries.ts'
import { placeKey } from './names/place-key.ts'
import { findByName, placeNames } from './names/place-names.ts'
import { filterWithin } from './within.ts'

export { milesBetween } from './distance.ts'
export { geocode } from './geocoding/geocode.ts'
export { suggestPlaces } from './names/suggest-places.ts'

const MOST_WORDS = 12
const NO_NAME = /^(?:the |city of |town of )+| (?:(?:city|town) centre|city|town|area)$/g

/**
 * The place with this name, in any usual spelling, or with this slug or postcode. Among places with the same name it is
 * the biggest, unless the text specifies: 'Newport, Isle of Wight'.
 */
export function findPlace(text: string): Place | null {
  const key = placeKey(text)
  if (key === '') return null
  const entry =
    findBySlugOrName(key) ?? findByTwoNames(key, 2) ?? findBySlugOrName(key.replaceAll(NO_NAME, ''))
  return entry?.place ?? findDistrict(text)
}

function findBySlugOrName(key: string): Entry | null {
  return placeNames().bySlug.get(key) ?? findByName(key)[0] ?? null
}

/** A town and the areas that contain it, at most `depth` of them: 'leeds west yorkshire england'. */
function findByTwoNames(key: string, depth: number): Entry | null {
  const words = key.split(' ')
  if (depth === 0 || words.length > MOST_WORDS) return null
  for (let count = words.length - 1; count > 0; count--) {
    const around = findBySlugOrName(words.slice(count).join(' '))
    if (!around) continue
    const name = words.slice(0, count).join(' ')
    const narrower = findByTwoNames(name, depth - 1)
    const [found] = filterWithin(narrower ? [narrower] : findByName(name), around)
    if (found) return found
  }
  return null
}
