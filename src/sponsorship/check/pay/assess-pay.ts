import { english } from '#platform/languages/english.ts'
import { message } from '#platform/languages/message.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { formatOccupation } from '#sponsorship/check/context/candidates.ts'
import { distinct, englishReason, NO_TODO, reason, todo } from '#sponsorship/check/result.ts'
import { formatHours, formatRoundedUp, formatPounds } from '#sponsorship/check/format.ts'
import { minimumFor, offeredPay, describeOption, describeConditions } from './format-options.ts'
import { assessOptions, type OptionResult } from './assess-options.ts'
import { isUnlikely } from './needs.ts'
import {
  dependsOnBand,
  dependsOnHours,
  dependsOnNeeds,
  onlyReported,
  withoutHours,
  type PayAnswer,
} from './open-pay.ts'
import type { OfferedPay } from './offered-pay.ts'

/** The pay compared with the rules for one occupation. */
export interface PayAssessment extends PayAnswer {
  compared: OptionResult[]
}

export function assessPay(context: CheckContext, code: string, offered: OfferedPay): PayAssessment {
  const rule = context.ruleIndex.occupation.get(code)
  const options = rule ? assessOptions(context, rule, offered) : []
  const answer = rule ? decide(context, { rule, options }, offered) : unknownCode(code)
  return { ...answer, compared: options }
}

interface Options {
  rule: OccupationRule
  options: OptionResult[]
}

function decide(context: CheckContext, { rule, options }: Options, offered: OfferedPay): PayAnswer {
  const met = options.find(({ isMet }) => isMet === true)
  if (met) return enough(context, met, offered)
  const [lowest] = options
    .map((option) => ({ option, least: minimumFor(context, option, offered.hours?.least ?? null) }))
    .toSorted((one, other) => one.least - other.least)
  if (!lowest) return noOption(rule)
  const open = options.filter(({ isMet }) => isMet === null)
  if (open.length === 0) return belowEveryOption(lowest, offered)
  const isForFew = ({ openNeeds }: OptionResult) =>
    openNeeds.some((need) => isUnlikely(context, rule, need))
  if (open.every(isForFew)) {
    const usual = options.filter((option) => !isForFew(option))
    return tooLowForMost(context, { usual, open }, offered)
  }
  const reported = open.find(({ isEnough, openNeeds }) => isEnough && openNeeds.length === 0)
  if (reported) return onlyReported(reported, offered)
  if (offered.hours === null) return withoutHours(context, open)
  const byHours = open.filter(
    ({ isEnough, openNeeds }) => isEnough === null && openNeeds.length === 0,
  )
  if (byHours.length > 0 && offered.hours.origin === 'full-time') {
    return dependsOnHours(context, byHours, offered)
  }
  const sufficient = open.filter(({ isEnough }) => isEnough === true)
  if (sufficient.length > 0) return dependsOnNeeds(context, sufficient, offered)
  return open.some(({ bands }) => bands !== null)
    ? dependsOnBand(context, open, offered)
    : dependsOnHours(context, open, offered)
}

function unknownCode(code: string): PayAnswer {
  return {
    verdict: 'unknown',
    code: 'no-going-rate-known',
    ...englishReason(`The rules print no going rate for an occupation code ${code}.`),
    ...todo(message('todos.job-code')),
    options: [],
  }
}

function noOption(rule: OccupationRule): PayAnswer {
  return {
    verdict: 'fail',
    code: 'no-option-open',
    ...reason(message('reasons.no-option-open', { occupation: formatOccupation(rule) })),
    ...NO_TODO,
    options: [],
  }
}

function enough(context: CheckContext, met: OptionResult, offered: OfferedPay): PayAnswer {
  const { option } = met
  return {
    verdict: 'pass',
    code: `option-${option.name.toLowerCase()}`,
    ...reason(reachesBoth(context, met, offered)),
    ...NO_TODO,
    options: [met],
  }
}

function reachesBoth(
  { ruleIndex }: CheckContext,
  { option, rate, bands }: OptionResult,
  offered: OfferedPay,
) {
  const floor = formatPounds(option.floor)
  const base = { pay: offeredPay(offered), floor, option: describeOption(option) }
  if (bands) return message('reasons.pay-enough-band', { ...base, scale: bands.title })
  const week = offered.hours?.most ?? 0
  const basis = ruleIndex.rules.figures.hoursBasis.value
  const facts = { ...base, rate: formatRoundedUp(((rate ?? 0) * week) / basis) }
  const share = String(option.share * 100)
  const hours = formatHours(week)
  if (offered.hours?.origin === 'full-time') {
    return option.share === 1
      ? message('reasons.pay-enough-full-time', { ...facts, hours })
      : message('reasons.pay-enough-share-full-time', { ...facts, share, hours })
  }
  return option.share === 1
    ? message('reasons.pay-enough', facts)
    : message('reasons.pay-enough-share', { ...facts, share })
}

function belowEveryOption(
  { option, least }: { option: OptionResult; least: number },
  offered: OfferedPay,
): PayAnswer {
  return {
    verdict: 'fail',
    code: 'below-every-option',
    ...reason(
      message('reasons.below-every-option', {
        pay: offeredPay(offered),
        least: formatRoundedUp(least),
        option: describeOption(option.option),
      }),
    ),
    ...todo(message('todos.basic-higher')),
    options: [option],
  }
}

/** Pay that is enough only with a PhD or as a new entrant, which most people are not. */
function tooLowForMost(
  context: CheckContext,
  { usual, open }: { usual: OptionResult[]; open: OptionResult[] },
  offered: OfferedPay,
): PayAnswer {
  const least = Math.min(
    ...usual.map((option) => minimumFor(context, option, offered.hours?.least ?? null)),
  )
  const conditions = distinct(open.map((option) => describeConditions(context, option)))
  const needed = Number.isFinite(least)
    ? [message('reasons.most-need', { least: formatRoundedUp(least) })]
    : []
  const tooLow = [message('reasons.too-low-for-most', { pay: offeredPay(offered) }), ...needed]
  return {
    verdict: 'fail',
    code: 'too-low-for-most',
    reason: `${english.say(...tooLow)} It may be enough ${conditions.join('; or ')}.`,
    // The condition under which it is enough is in English only.
    reasonSays: tooLow,
    ...todo(message('todos.pay-higher')),
    options: [...usual, ...open],
  }
}
