import { message, type Message } from '#platform/languages/message.ts'
import type { PayPattern } from '#sponsorship/model/facts.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'

/** The rule that tests pay in every pay period. Without it only the year's sum counts. */
const RULE = 'SW 14.3B'

type PatternContext = Pick<CheckContext, 'advert' | 'ruleIndex'>

/** The meaning of each pattern, and the rules that it meets. */
const MEANINGS: Record<PayPattern, { sentence: Message; rules: string[] }> = {
  'zero-hours': { sentence: message('reasons.hours-not-guaranteed'), rules: ['SW 14.1', RULE] },
  'term-time': { sentence: message('reasons.pattern-term-time'), rules: [RULE] },
  annualised: { sentence: message('reasons.pattern-annualised'), rules: [RULE] },
  'live-in': { sentence: message('reasons.pattern-live-in'), rules: ['SW 14.3A', RULE] },
  'per-shift': { sentence: message('reasons.pattern-per-shift'), rules: [RULE] },
}

/** The sentence about how the advert spreads its pay; null if it does not say, or before pay periods were tested. */
export function describePattern({ advert, ruleIndex }: PatternContext) {
  const isTested = Object.hasOwn(ruleIndex.rules.rules, RULE)
  return isTested && advert.payPattern ? MEANINGS[advert.payPattern] : null
}

/** Whether the advert guarantees no hours, so that none of its pay is guaranteed. */
export function hasOpenHours(context: PatternContext): boolean {
  return context.advert.payPattern === 'zero-hours' && describePattern(context) !== null
}
