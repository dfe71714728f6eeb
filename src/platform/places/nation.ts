import { placeInAddress } from './geocoding/british-address.ts'
import { placeKey } from './names/place-key.ts'
import { findByName, placeNames } from './names/place-names.ts'

/**
 * The nation of the United Kingdom that a written place is in; null where it names none, or a town that several nations
 * have: Bangor is in Wales and in Northern Ireland.
 */
export function nationOf(written: string): string | null {
  if (/\bBT\d{1,2}\b/.test(written)) return 'Northern Ireland'
  const slug = placeInAddress(written, null)?.slug
  const entry = slug ? placeNames().bySlug.get(placeKey(slug)) : undefined
  if (!entry?.nation) return null
  const key = placeKey(written)
  const isBare = entry.keys.includes(key)
  const isShared = isBare && findByName(key).some(({ nation }) => nation !== entry.nation)
  return isShared ? null : entry.nation
}
