import type { Figure } from '#contract/sponsorship/check.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import type { OccupationRule } from '../../rules/rule-set.ts'
import type { CheckContext } from '../context/check-context.ts'
import { formatOccupation } from '../context/candidates.ts'
import { distinct } from '../result.ts'
import { formatRoundedUp, formatPounds } from '../format.ts'
import {
  minimumFor,
  toOptionFigure,
  formatOfferedPay,
  formatOption,
  describeConditions,
} from './format-options.ts'
import { assessOptions, type OptionResult } from './assess-options.ts'
import type { OfferedPay } from './offered-pay.ts'

/** How the pay compares with the rules for one occupation. */
export interface PayAssessment {
  verdict: Verdict
  code: string
  reason: string
  todo: string | null
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
    .map((option) => ({ option, least: minimumFor(context, option, offered.hours) }))
    .toSorted((one, other) => one.least - other.least)
  if (!lowest) return noOption(rule)
  const open = options.filter(({ isMet }) => isMet === null)
  if (open.length === 0) return belowEveryOption(lowest, offered)
  if (offered.hours === null) return withoutHours(context, open)
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
  const asksFor = formatRoundedUp(
    ((rate ?? 0) * (hours ?? 0)) / ruleIndex.rules.figures.hoursBasis.value,
  )
  const part = option.share === 1 ? '' : `${option.share * 100} % of `
  return `${part}the going rate, ${asksFor}`
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
    options: [option],
  }
}

function withoutHours({ advert }: CheckContext, options: OptionResult[]): Answer {
  const hours = advert.hoursPerWeek
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
