import type { OtherCopies } from '#contract/jobs.ts'

/** 'Leeds and 3 more places'; 'Leeds (2 adverts)' if the same advert is there again. */
export function withOtherCopies(place: string, copies: OtherCopies | null): string {
  if (!copies) return place
  const { places, here, isCut } = copies
  if (places > 0) {
    if (isCut) return `${place} and many more places`
    return `${place} and ${places} more ${places === 1 ? 'place' : 'places'}`
  }
  if (here === 0) return place
  return isCut ? `${place} (${here} adverts and more)` : `${place} (${here + 1} adverts)`
}
