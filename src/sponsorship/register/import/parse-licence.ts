import type { Licence } from '#sponsorship/model/facts.ts'
import type { RegisterRow } from './read-rows.ts'

/** Parses ‘Worker (A (SME+))’. A rating is A or B only if the text is known to mean that. */
export function parseLicence({
  typeAndRating,
  route,
}: Pick<RegisterRow, 'typeAndRating' | 'route'>): Licence {
  return { route, rating: ratingOf(typeAndRating), printed: typeAndRating }
}

function ratingOf(printed: string): Licence['rating'] {
  const rating = printed.replace(/^(?:temporary )?worker\b[\s(]*/i, '')
  if (/\bprovisional\b/i.test(rating)) return 'provisional'
  // ‘A rating’, ‘A (Premium)’, ‘A (SME+)’.
  const letter = /^([AB])(?: rating\)?$|\)*$| ?\((?:premium|sme\+?)\)+$)/i.exec(rating)?.[1]
  if (!letter) return 'other'
  return letter.toUpperCase() === 'A' ? 'A' : 'B'
}
