import { milesBetween, pointOf, type Point } from './distance.ts'
import type { Entry } from './entries.ts'

const NEAR_MILES = 15
// A county is not a circle: its corners are farther away than its `reach`.
const CORNERS = 1.5

/** The places that are in an area, or near it if it is a town, the most certain first. */
export function filterWithin(namesakes: readonly Entry[], around: Entry): Entry[] {
  const named = namesakes.filter(
    ({ place }) => place.kind === 'town' && place.detail === around.place.name,
  )
  return named.length > 0 ? named : namesakes.filter((entry) => isWithin(entry, around))
}

function isWithin({ place, nation }: Entry, { place: around }: Entry) {
  if (place.kind !== 'town') return false
  if (around.kind === 'country') return around.country === place.country
  if (around.kind === 'nation') return nation === around.name
  const miles = around.reach === null ? NEAR_MILES : around.reach * CORNERS
  const centre = pointOf(around)
  return centre !== null && isNear(place, centre, miles)
}

/** Whether a place is at most `miles` from a point. */
export function isNear(place: Entry['place'], point: Point, miles: number): boolean {
  const here = pointOf(place)
  return here !== null && milesBetween(here, point) <= miles
}
