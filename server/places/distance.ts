export interface Point {
  latitude: number
  longitude: number
}

/** The earth's mean radius. */
export const EARTH_MILES = 3958.8

/** Miles as the crow flies. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2)
  const east = Math.sin(radians(b.longitude - a.longitude) / 2)
  const part =
    north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east
  // Rounding may carry points on opposite sides of the globe a hair past one.
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, part)))
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

/** The smallest box, in degrees, that holds a circle; a little larger, so that rounding loses nobody. */
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
