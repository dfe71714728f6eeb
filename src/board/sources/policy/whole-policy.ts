import { policySentences } from '#board/sources/fetching/policy.ts'
import { spanWords } from '#board/sources/pages/source-words.ts'
import {
  DETAILS_A_RUN,
  FEW_ADVERTS,
  FEW_WAIT_MS,
  GRACE_MS,
  INTERVAL_MINUTES,
  MOST_FAILURES,
  MOST_MISSING,
} from '#board/sources/sources.ts'

/** The limits that reading and closing keep, as the code has them. */
const RULES = {
  intervalMinutes: INTERVAL_MINUTES,
  mostFailures: MOST_FAILURES,
  graceMs: GRACE_MS,
  mostMissing: MOST_MISSING,
  fewAdverts: FEW_ADVERTS,
  fewWaitMs: FEW_WAIT_MS,
  detailsARun: DETAILS_A_RUN,
}

/** The public policy of reading and closing, in sentences made from the limits in the code. */
export function wholePolicy(publicUrl: string, rules: typeof RULES = RULES): string[] {
  const { intervalMinutes, mostFailures, graceMs, mostMissing, detailsARun } = rules
  const { fewAdverts, fewWaitMs } = rules
  return [
    ...policySentences({ publicUrl, schedule: { intervalMinutes, mostFailures } }),
    `Where a list has no texts, we also read the adverts’ own addresses on its host: new and changed ones, and each again after some days, at most ${detailsARun} in a reading.`,
    `An advert that is gone from a list is closed after a second look, at least ${spanWords(graceMs / 1000)} later. If more than ${Math.round(mostMissing * 100)}% are gone at once, we look first. Of fewer than ${fewAdverts} they are also closed if the third reading in a row is the same, at least ${spanWords(fewWaitMs / 1000)} after the first.`,
    'Where a list has only its newest adverts, one that it no longer has is closed only if an older one is still there. Where a site map names the pages, it is closed when its own page has said so twice.',
    'You apply on the employer’s own site: we take no applications for these adverts.',
  ]
}
