import type { Figure } from '#contract/sponsorship/check.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import type { OccupationRule } from '../../rules/rule-set.ts'
import type { CheckContext } from '../context/check-context.ts'
import { formatOccupation } from '../context/candidates.ts'
import { distinct } from '../result.ts'
import { formatHours, formatRoundedUp, formatPounds } from '../format.ts'
import {
  minimumFor,
  toOptionFigure,
  formatOfferedPay,
  formatOption,
  describeConditions,
} from './format-options.ts'
import { assessOptions, type OptionResult } from './assess-options.ts'
import { isPersonal } from './needs.ts'
import { WEEKS_A_YEAR, toAnnual, type OfferedPay } from './offered-pay.ts'

/** How the pay compares with the rules for one occupation. */
export interface PayAssessment {
  verdict: Verdict
  code: string
  reason: string
  todo: string | null
  /** The fact in few words, for a card. */
  brief?: string
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
  if (offered.hours === null) return withoutHours(context, open)
  const byHours = open.filter(
    ({ isEnough, openNeeds }) => isEnough === null && openNeeds.length === 0,
  )
  if (byHours.length > 0 && offered.hours.origin === 'full-time') {
    return dependsOnHours(context, byHours, offered)
  }
  const sufficient = open.filter(({ isEnough }) => isEnough === true)
  return sufficient.length > 0
    ? dependsOnNeeds(context, sufficient, offered)
    : dependsOnBand(context, open, offered)
}

function unknownCode(code: string): Answer {
  return {
    verdict: 'unknown',
    code: 'no-going-rate-known',
    reason: `The rules print no going rate for an occupation code ${code}.`,
    todo: 'Ask the employer which SOC 2020 occupation code the job has.',
    options: [],
  }
}

function noOption(rule: OccupationRule): Answer {
  return {
    verdict: 'fail',
    code: 'no-option-open',
    reason: `The rules have no pay option for a new applicant in ${formatOccupation(rule)}, whatever it pays.`,
    todo: null,
    options: [],
  }
}

function enough(context: CheckContext, met: OptionResult, offered: OfferedPay): Answer {
  const { option, bands } = met
  const rate = bands ? `the rate of ${bands.title}` : goingRate(context, met, offered)
  return {
    verdict: 'pass',
    code: `option-${option.name.toLowerCase()}`,
    reason: `${formatOfferedPay(offered)} reaches both the floor of ${formatPounds(option.floor)} a year and ${rate}: ${formatOption(option)}.`,
    todo: null,
    options: [met],
  }
}

function goingRate(
  { ruleIndex }: CheckContext,
  { option, rate }: OptionResult,
  { hours }: OfferedPay,
) {
  const week = hours?.most ?? 0
  const asksFor = formatRoundedUp(((rate ?? 0) * week) / ruleIndex.rules.figures.hoursBasis.value)
  const part = option.share === 1 ? '' : `${option.share * 100} % of `
  const atAny =
    hours?.origin === 'full-time' ? ` for ${formatHours(week)} hours, the longest usual week` : ''
  return `${part}the going rate, ${asksFor}${atAny}`
}

function belowEveryOption(
  { option, least }: { option: OptionResult; least: number },
  offered: OfferedPay,
): Answer {
  return {
    verdict: 'fail',
    code: 'below-every-option',
    reason: `${formatOfferedPay(offered)} is below every pay option. The lowest is ${formatRoundedUp(least)} a year, ${formatOption(option.option)}.`,
    todo: 'Ask the employer whether the guaranteed basic pay is higher than the advert says.',
    brief: describeGap(least, offered),
    options: [option],
  }
}

/** Enough only with a PhD or as a new entrant, which most people are not. */
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
  const needed = Number.isFinite(least) ? ` Most people need ${formatRoundedUp(least)} a year.` : ''
  return {
    verdict: 'fail',
    code: 'too-low-for-most',
    reason: `${formatOfferedPay(offered)} is too low for most people.${needed} It may be enough ${conditions.join('; or ')}.`,
    todo: 'Ask the employer whether the guaranteed basic pay can be higher, or whether it would sponsor you as a new entrant.',
    brief: Number.isFinite(least) ? describeGap(least, offered) : '',
    options: [...usual, ...open],
  }
}

/** ‘At least £9,700 short’, or for a range that goes far enough ‘Up to £60,000 would do’. */
function describeGap(least: number, offered: OfferedPay) {
  const week = offered.hours?.least ?? 37.5
  const top =
    offered.highest === null ? null : toAnnual({ ...offered, amount: offered.highest }, week)
  if (top !== null && top >= least) return 'Only the top of the pay is enough'
  const paid = top ?? toAnnual(offered, week)
  return `At least ${formatPounds(Math.floor(least - paid))} short`
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
    reason: `Whether ${formatOfferedPay(offered)} is enough depends on the weekly hours, which the advert does not give.${limit}`,
    todo: 'Ask the employer how many hours a week the basic pay is for.',
    brief: limit.replace(
      /^ It is (.*)\.$/,
      (_, words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    ),
    options,
  }
}

/** Up to how many hours a week yearly pay is enough, or from how many on hourly pay is. */
function hoursLimit(options: OptionResult[], offered: OfferedPay, basis: number) {
  const [option] = options
  if (!option || !offered.hours || option.bands) return ''
  if (offered.period === 'hour') {
    const hours = Math.ceil((option.option.floor / (offered.amount * WEEKS_A_YEAR)) * 10) / 10
    return ` It is from ${formatHours(hours)} hours on.`
  }
  const hours =
    Math.floor(((toAnnual(offered, offered.hours.least) * basis) / (option.rate ?? 1)) * 10) / 10
  return ` It is up to ${formatHours(hours)} hours.`
}

function withoutHours({ advert }: CheckContext, options: OptionResult[]): Answer {
  const hours = advert.hours?.least ?? null
  return {
    verdict: 'unknown',
    code: hours === null ? 'hours-not-known' : 'hours-implausible',
    reason:
      hours === null
        ? 'The advert does not say how many hours a week the pay is for, and the going rate depends on them.'
        : `The advert says ${hours} hours, which does not look like a weekly figure, and the going rate depends on the hours.`,
    todo: 'Ask the employer how many hours a week the basic pay is for.',
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
    reason: `${formatOfferedPay(offered)} is enough only for some people: ${conditions.join('; or ')}.`,
    todo: 'Ask the employer which pay option (A to K) it would use on the certificate of sponsorship.',
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
      reason: `${formatOfferedPay(offered)} can be enough only for the first eight months, while you work towards registration with the Nursing and Midwifery Council.`,
      todo: 'Ask what the pay becomes once you are registered, and whether your test (OSCE) is within three months of the start.',
      options,
    }
  }
  const missing = advert.payBand === null ? 'band or grade' : 'place and full-time hours'
  return {
    verdict: 'unknown',
    code: advert.payBand === null ? 'band-not-known' : 'rate-not-certain',
    reason: `Whether ${formatOfferedPay(offered)} is enough depends on the job’s ${missing} on the scale ‘${bands?.title ?? ''}’, which the advert does not give.`,
    todo: `Ask the employer which ${missing} the job has, or equals.`,
    options,
  }
}
