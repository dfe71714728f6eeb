import { policySentences } from '#board/sources/fetching/policy.ts'
import { spanWords } from '#board/sources/pages/source-words.ts'
import { GRACE_MS, INTERVAL_MINUTES, MOST_FAILURES, MOST_MISSING } from '#board/sources/sources.ts'

/** The limits that reading and closing keep, as the code has them. */
const RULES = {
  intervalMinutes: INTERVAL_MINUTES,
  mostFailures: MOST_FAILURES,
  graceMs: GRACE_MS,
  mostMissing: MOST_MISSING,
}

/** The public policy of reading and closing, in sentences made from the limits in the code. */
export function wholePolicy(publicUrl: string, rules: typeof RULES = RULES): string[] {
  const { intervalMinutes, mostFailures, graceMs, mostMissing } = rules
  return [
    ...policySentences({ publicUrl, schedule: { intervalMinutes, mostFailures } }),
    `An advert that is gone from a list is closed after a second look, at least ${spanWords(graceMs / 1000)} later. If more than ${Math.round(mostMissing * 100)}% are gone at once, we look first.`,
    'You apply on the employer’s own site: we take no applications for these adverts.',
  ]
}
