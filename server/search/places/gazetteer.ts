import type { Place } from '#contract/places.ts'
export function findPlace(_t: string): Place | null {
  return null
}
export function locate(j: {
  latitude: number | null
  longitude: number | null
  place: string | null
}) {
  return { placeSlug: j.place?.toLowerCase() ?? null, latitude: j.latitude, longitude: j.longitude }
}
export function milesBetween(
  _a: { latitude: number; longitude: number },
  _b: { latitude: number; longitude: number },
) {
  return 0
}
export function suggestPlaces(_typed: string, _limit: number): Place[] {
  return []
}
