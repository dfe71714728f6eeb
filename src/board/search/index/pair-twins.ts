import type { PayPeriod } from '#trade/jobs.schema.ts'

/** An advert of one employer, title and town, with the facts in which two adverts of one job agree. */
export interface TwinAdvert {
  id: string
  /** Its source; null if it was posted here. Two adverts of one source are two jobs. */
  source: string | null
  /** 0 if it was posted here, 1 of its employer’s own list, 2 of a public one, 3 from a file. */
  rank: number
  postedAt: string
  companyNumber: string | null
  postcodeDistrict: string | null
  type: string | null
  hoursPerWeek: number | null
  payMin: number | null
  payMax: number | null
  payPeriod: PayPeriod | null
  /** Its text, normalised. */
  text: string
}

/** The share of two texts that is the same, from which they say the same. */
const ENOUGH = 0.8
/** Texts in which one of these is only in one are of two jobs, however much else they share. */
const TELLS_APART =
  /^(?:nights?|days?|evenings?|weekends?|part|full|permanent|temporary|bank|sessional|apprentice(?:ship)?)$/

/**
 * The adverts that are the same job as another, each with the one to show, which is never hidden itself. Each hides at
 * most one advert of each other source.
 */
export function pairTwins(adverts: readonly TwinAdvert[]): Map<string, string> {
  const best = adverts.toSorted(
    (a, b) =>
      a.rank - b.rank || a.postedAt.localeCompare(b.postedAt) || a.id.localeCompare(b.id, 'en'),
  )
  const shown: { advert: TwinAdvert; sources: Set<string | null>; parts: TextParts }[] = []
  const twins = new Map<string, string>()
  for (const advert of best) {
    const parts = partsOf(advert.text)
    const other = shown.find(
      (other) =>
        !other.sources.has(advert.source) &&
        agree(other.advert, advert) &&
        isSameText(other.parts, parts),
    )
    if (other) {
      other.sources.add(advert.source)
      twins.set(advert.id, other.advert.id)
    } else shown.push({ advert, sources: new Set([advert.source]), parts })
  }
  return twins
}

const FACTS = ['companyNumber', 'postcodeDistrict', 'type', 'hoursPerWeek'] as const

/** Whether no fact that both state differs. */
function agree(one: TwinAdvert, other: TwinAdvert) {
  const pay = one.payPeriod === other.payPeriod ? (['payMin', 'payMax'] as const) : []
  return [...FACTS, ...pay].every(
    (fact) => one[fact] === null || other[fact] === null || one[fact] === other[fact],
  )
}

interface TextParts {
  words: Set<string>
  /** Every three words in a row. */
  threes: Set<string>
}

function partsOf(text: string): TextParts {
  const words = text.split(' ').filter(Boolean)
  const threes = words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '))
  return { words: new Set(words), threes: new Set(threes) }
}

function isSameText(one: TextParts, other: TextParts) {
  const shared = one.threes.intersection(other.threes).size
  const all = one.threes.size + other.threes.size - shared
  if (all === 0 || shared / all < ENOUGH) return false
  return ![...one.words.symmetricDifference(other.words)].some((word) => TELLS_APART.test(word))
}
