export interface Point {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_MILES = 3958.8

/** Miles as the crow flies. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const part =
    north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east
  // Rounding may carry points on opposite sides of the globe a hair past one.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, part)))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

/** Where a place is; null for what has no coordinates, like a country. */
export function pointOf(place: {
  latitude: number | null
  longitude: number | null
}): Point | null {
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
