import type { Language } from '#platform/languages/language.ts'
import { formatCount } from '#platform/primitives/formats.ts'

/** The number of jobs in words, which say how many are only our samples. */
export function describeCounts(
  { words, format }: Language,
  { total, samples }: Record<'total' | 'samples', number>,
) {
  const seeAll = samples >= total ? words.home.seeSamples : words.home.seeAllOf
  return {
    seeAll: total > 1 ? format(seeAll, { count: formatCount(total) }) : words.home.seeAll,
    counted:
      samples > 0
        ? format(words.home.categoriesSamples, { count: formatCount(samples) })
        : words.home.categoriesLead,
  }
}
