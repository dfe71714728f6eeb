export interface Point {
  latitude: number
  longitude: number
}

/** The earth's mean radius. */
export const EARTH_MILES = 3958.8

/** Miles in a straight line. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const part =
    north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east
  // For points on opposite sides of the globe, rounding can give slightly more than one.
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, part)))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}

/** The coordinates of a place; null if it has none, like a country. */
export function pointOf(place: {
  latitude: number | null
  longitude: number | null
}): Point | null {
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The smallest box, in degrees, around a circle, slightly enlarged so that rounding excludes no job. */
export function boundingBox({ latitude, longitude }: Point, miles: number) {
  const degrees = ((miles * 1.001) / EARTH_MILES) * (180 / Math.PI)
  const widest = Math.cos((Math.min(Math.abs(latitude) + degrees, 89) * Math.PI) / 180)
  return {
    south: latitude - degrees,
    north: latitude + degrees,
    west: longitude - degrees / widest,
    east: longitude + degrees / widest,
  }
}
