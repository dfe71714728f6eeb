import { pointOf } from '#platform/places/distance.ts'
import { findDistrict } from '#platform/places/districts.ts'
import type { PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'
import { findNamed, milesTo } from './named-places.ts'

/** Up to three words, and behind them a postcode, or the first half of one by itself: ‘Manchester, SE1 9GF’. */
const AHEAD =
  /\b((?:[a-z][a-z'-]+ ){0,2}[a-z][a-z'-]{2,})(?:,? ?\n ?|,? |, ?\(|,? \()(?:(?:post ?code|po):? )?([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|(?<=[(,] ?|postcode:? )[a-z]{2}\d{1,2}(?=[).,;]|$))/g
/** A town behind a postcode, in the same line. */
const BEHIND =
  /\b([a-z]{1,2}\d[a-z\d]? \d[a-z]{2}),? (?:in )?((?:[a-z][a-z'-]+ ){0,2}[a-z][a-z'-]{2,})\b(?!,? [a-z]{1,2}\d)/g
/** Miles from a town at which two in a thousand of 7,424 care homes have their postcode. */
const FAR_MILES = 20

/** Postcodes that are of another part of the country than the town beside them. */
export function findWrongPostcodes({ text }: PlainText): Misfit[] {
  const ahead = [...text.matchAll(AHEAD)].map((match) => ({
    match,
    where: 'last' as const,
    town: match[1] ?? '',
    code: match[2] ?? '',
  }))
  const behind = [...text.matchAll(BEHIND)].map((match) => ({
    match,
    where: 'first' as const,
    town: match[2] ?? '',
    code: match[1] ?? '',
  }))
  // A town behind one postcode may be that of the next address.
  const written = ahead.length > 0 ? ahead : behind
  return written.flatMap(({ match, where, town, code }): Misfit[] => {
    const district = findDistrict(code)
    const point = district && pointOf(district)
    const named = point && findNamed(town, where)
    if (!named || milesTo(named, point) < FAR_MILES) return []
    return [{ reason: 'wrong-place', from: match.index, to: match.index + match[0].length }]
  })
}
