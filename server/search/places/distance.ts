/** The earth's mean radius. */
export const EARTH_MILES = 3958.8

interface Circle {
  latitude: number
  longitude: number
  miles: number
}

/** The smallest box, in degrees, that holds a circle; a little larger, so that rounding loses nobody. */
export function boxAround({ latitude, longitude, miles }: Circle) {
  const degrees = ((miles * 1.001) / EARTH_MILES) * (180 / Math.PI)
  const widest = Math.cos((Math.min(Math.abs(latitude) + degrees, 89) * Math.PI) / 180)
  return {
    south: latitude - degrees,
    north: latitude + degrees,
    west: longitude - degrees / widest,
    east: longitude + degrees / widest,
  }
}
