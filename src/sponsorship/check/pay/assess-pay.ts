import { english } from '#platform/languages/english.ts'
import { message, type Message } from '#platform/languages/message.ts'
import type { Figure } from '#sponsorship/model/check.schema.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { formatOccupation } from '#sponsorship/check/context/candidates.ts'
import { distinct, englishReason, NO_TODO, reason, todo } from '#sponsorship/check/result.ts'
import { formatHours, formatRoundedUp, formatPounds } from '#sponsorship/check/format.ts'
import {
  minimumFor,
  toOptionFigure,
  offeredPay,
  formatOption,
  describeConditions,
} from './format-options.ts'
import { assessOptions, type OptionResult } from './assess-options.ts'
import { isPersonal } from './needs.ts'
import { WEEKS_A_YEAR, toAnnual, type OfferedPay } from './offered-pay.ts'

/** The pay compared with the rules for one occupation. */
export interface PayAssessment {
  verdict: Verdict
  code: string
  reason: string | null
  reasonSays?: Message[] | undefined
  todo: string | null
  todoSays?: Message[] | undefined
  /** The fact in few words, for a card. */
  brief?: Message | null
  figures: Figure[]
  /** The options that decide it, or may decide it. */
  options: OptionResult[]
}

type Answer = Omit<PayAssessment, 'figures'>

export function assessPay(context: CheckContext, code: string, offered: OfferedPay): PayAssessment {
  const rule = context.ruleIndex.occupation.get(code)
  const options = rule ? assessOptions(context, rule, offered) : []
  const answer = rule ? decide(context, { rule, options }, offered) : unknownCode(code)
  return { ...answer, figures: options.map((option) => toOptionFigure(context, option, offered)) }
}

interface Options {
  rule: OccupationRule
  options: OptionResult[]
}

function decide(context: CheckContext, { rule, options }: Options, offered: OfferedPay): Answer {
  const met = options.find(({ isMet }) => isMet === true)
  if (met) return enough(context, met, offered)
  const [lowest] = options
    .map((option) => ({ option, least: minimumFor(context, option, offered.hours?.least ?? null) }))
    .toSorted((one, other) => one.least - other.least)
  if (!lowest) return noOption(rule)
  const open = options.filter(({ isMet }) => isMet === null)
  if (open.length === 0) return belowEveryOption(lowest, offered)
  if (!context.applicant.hasAnswers && open.every(({ openNeeds }) => openNeeds.some(isPersonal))) {
    return tooLowForMost(context, { options, open }, offered)
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

function unknownCode(code: string): Answer {
  return {
    verdict: 'unknown',
    code: 'no-going-rate-known',
    ...englishReason(`The rules print no going rate for an occupation code ${code}.`),
    ...todo(message('todos.job-code')),
    options: [],
  }
}

function noOption(rule: OccupationRule): Answer {
  return {
    verdict: 'fail',
    code: 'no-option-open',
    ...reason(message('reasons.no-option-open', { occupation: formatOccupation(rule) })),
    ...NO_TODO,
    options: [],
  }
}

function enough(context: CheckContext, met: OptionResult, offered: OfferedPay): Answer {
  const { option } = met
  return {
    verdict: 'pass',
    code: `option-${option.name.toLowerCase()}`,
    ...reason(reachesBoth(context, met, offered)),
    ...NO_TODO,
    options: [met],
  }
}

/** Pay that is enough by a figure that others report: it may be, but nobody here has read the rule. */
function onlyReported(option: OptionResult, offered: OfferedPay): Answer {
  return {
    verdict: 'unknown',
    code: 'only-reported',
    ...reason(
      message('reasons.only-reported', {
        pay: offeredPay(offered),
        option: formatOption(option.option),
      }),
    ),
    ...todo(message('todos.which-option')),
    options: [option],
  }
}

function reachesBoth(
  { ruleIndex }: CheckContext,
  { option, rate, bands }: OptionResult,
  offered: OfferedPay,
) {
  const floor = formatPounds(option.floor)
  const base = { pay: offeredPay(offered), floor, option: formatOption(option) }
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
): Answer {
  return {
    verdict: 'fail',
    code: 'below-every-option',
    ...reason(
      message('reasons.below-every-option', {
        pay: offeredPay(offered),
        least: formatRoundedUp(least),
        option: formatOption(option.option),
      }),
    ),
    ...todo(message('todos.basic-higher')),
    brief: describeGap(least, offered),
    options: [option],
  }
}

/** Pay that is enough only with a PhD or as a new entrant, which most people are not. */
function tooLowForMost(
  context: CheckContext,
  { options, open }: Pick<Options, 'options'> & { open: OptionResult[] },
  offered: OfferedPay,
): Answer {
  const usual = options.filter(({ openNeeds }) => !openNeeds.some(isPersonal))
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
    brief: Number.isFinite(least) ? describeGap(least, offered) : null,
    options: [...usual, ...open],
  }
}

/** ‘£40,000 of £54,700’, of the top of a range; or that only its top is enough. */
function describeGap(least: number, offered: OfferedPay) {
  const week = offered.hours?.least ?? 37.5
  const top =
    offered.highest === null ? null : toAnnual({ ...offered, amount: offered.highest }, week)
  if (top !== null && top >= least) return message('briefs.only-top')
  const isHourly = offered.period === 'hour'
  const inUnit = (annual: number, round: (sum: number) => number) =>
    isHourly
      ? formatPounds(round((annual / week / WEEKS_A_YEAR) * 100) / 100)
      : formatPounds(round(annual))
  const needed = inUnit(least, Math.ceil)
  return message('briefs.of-needed', {
    offered: inUnit(top ?? toAnnual(offered, week), Math.floor),
    needed: isHourly ? message('pay.hour', { sum: needed }) : needed,
  })
}

function dependsOnHours(
  { ruleIndex }: CheckContext,
  options: OptionResult[],
  offered: OfferedPay,
): Answer {
  const limit = hoursLimit(options, offered, ruleIndex.rules.figures.hoursBasis.value)
  return {
    verdict: 'unknown',
    code: 'depends-on-the-hours',
    ...reason(
      message('reasons.depends-on-the-hours', { pay: offeredPay(offered) }),
      ...(limit ? [message(`reasons.${limit.kind}`, { hours: limit.hours })] : []),
    ),
    ...todo(message('todos.how-many-hours')),
    brief: limit && message(`briefs.${limit.kind}`, { hours: limit.hours }),
    options,
  }
}

/** The most hours a week for which yearly pay is enough, or the fewest on hourly pay. */
function hoursLimit(options: OptionResult[], offered: OfferedPay, basis: number) {
  const [option] = options
  if (!option || !offered.hours || option.bands) return null
  if (offered.period === 'hour') {
    const hours = Math.ceil((option.option.floor / (offered.amount * WEEKS_A_YEAR)) * 10) / 10
    return { kind: 'from-hours' as const, hours: formatHours(hours) }
  }
  const hours =
    Math.floor(((toAnnual(offered, offered.hours.least) * basis) / (option.rate ?? 1)) * 10) / 10
  return { kind: 'up-to-hours' as const, hours: formatHours(hours) }
}

function withoutHours({ advert }: CheckContext, options: OptionResult[]): Answer {
  const hours = advert.hours?.least ?? null
  return {
    verdict: 'unknown',
    code: hours === null ? 'hours-not-known' : 'hours-implausible',
    ...reason(
      hours === null
        ? message('reasons.hours-not-known')
        : message('reasons.hours-implausible', { hours }),
    ),
    ...todo(message('todos.how-many-hours')),
    options,
  }
}

function dependsOnNeeds(
  context: CheckContext,
  options: OptionResult[],
  offered: OfferedPay,
): Answer {
  // Leave out an alternative that has all the needs of another one and more.
  const alternatives = options.filter(({ openNeeds }) =>
    options.every(
      (other) =>
        other.openNeeds.length >= openNeeds.length ||
        !other.openNeeds.every((need) => openNeeds.includes(need)),
    ),
  )
  const conditions = distinct(alternatives.map((option) => describeConditions(context, option)))
  return {
    verdict: 'unknown',
    code: 'depends-on-you-or-the-employer',
    ...englishReason(
      `${english.say(offeredPay(offered))} is enough only for some people: ${conditions.join('; or ')}.`,
    ),
    ...todo(message('todos.which-option')),
    options: alternatives,
  }
}

function dependsOnBand(
  { advert }: CheckContext,
  options: OptionResult[],
  offered: OfferedPay,
): Answer {
  const bands = options.find((option) => option.bands !== null)?.bands
  if (bands && bands.beforeRegistration.length > 0) {
    return {
      verdict: 'unknown',
      code: 'only-until-registered',
      ...reason(message('reasons.only-until-registered', { pay: offeredPay(offered) })),
      ...todo(message('todos.once-registered')),
      options,
    }
  }
  const isBandMissing = advert.payBand === null
  return {
    verdict: 'unknown',
    code: isBandMissing ? 'band-not-known' : 'rate-not-certain',
    ...reason(
      message(isBandMissing ? 'reasons.pay-band-not-known' : 'reasons.pay-place-not-known', {
        pay: offeredPay(offered),
        scale: bands?.title ?? '',
      }),
    ),
    ...todo(message(isBandMissing ? 'todos.which-band' : 'todos.which-place')),
    options,
  }
}
