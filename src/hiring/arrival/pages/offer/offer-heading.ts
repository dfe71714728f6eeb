import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { fill } from '#platform/languages/fill.ts'
import type { Language } from '#platform/languages/language.ts'
import { mediumDate } from '#platform/primitives/formats.ts'

/** The page’s heading: for the applicant the offer, then their answer. */
export function offerHeading(
  { side, offer, who, isPosterProved, answer, answeredAt, withdrawnAt }: ArrivalTrack,
  { words, locale }: Pick<Language, 'words' | 'locale'>,
): string {
  if (side === 'applicant' && withdrawnAt !== null)
    return fill(words.offer.withdrew, { day: mediumDate(withdrawnAt, locale) })
  if (side !== 'applicant' || offer === null) return words.offer.heading
  const day = answeredAt ? mediumDate(answeredAt, locale) : ''
  if (answer === 'accepted') return fill(words.offer.accepted, { day })
  if (answer === 'declined') return fill(words.offer.declined, { day })
  return isPosterProved ? fill(words.offer.offers, { who }) : words.offer.unchecked
}

/** Which side ticks what: an employer whom nobody has checked ticks nothing. */
export function turnsOf({ side, isPosterProved }: ArrivalTrack): string {
  if (isPosterProved) return 'You and the other side each tick your own steps.'
  return side === 'applicant'
    ? 'You tick your own steps. The other side cannot tick any yet.'
    : 'You can tick yours once you have proved who you are.'
}
