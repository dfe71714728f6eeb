import type { Language } from '#platform/languages/language.ts'
import type { OtherCopies } from '#trade/jobs.schema.ts'

/** 'Leeds and 3 more places'; 'Leeds (2 adverts)' for the same advert twice in a place. */
export function withOtherCopies(
  place: string,
  copies: OtherCopies | null,
  { words, format }: Language,
): string {
  if (!copies) return place
  const { places, here, isCut } = copies
  if (places > 0) {
    if (isCut) return format(words.card.manyPlaces, { place })
    return format(words.card.morePlaces, { place, count: places })
  }
  if (here === 0) return place
  return isCut
    ? format(words.card.advertsAndMore, { place, count: here })
    : format(words.card.adverts, { place, count: here + 1 })
}
