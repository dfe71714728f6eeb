import { english } from '#platform/languages/english.ts'
import { message, type Message } from '#platform/languages/message.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { distinct, englishReason, reason, todo } from '#sponsorship/check/result.ts'
import { formatHours } from '#sponsorship/check/format.ts'
import { offeredPay, describeOption, describeConditions } from './format-options.ts'
import type { OptionResult } from './assess-options.ts'
import { WEEKS_A_YEAR, toAnnual, type OfferedPay } from './offered-pay.ts'

/** The answer about pay, for one occupation. */
export interface PayAnswer {
  verdict: Verdict
  code: string
  reason: string | null
  reasonSays?: Message[] | undefined
  todo: string | null
  todoSays?: Message[] | undefined
  /** The fact in few words, for a card. */
  brief?: Message | null
  /** The options that decide it, or may decide it. */
  options: OptionResult[]
}

/** Pay that is enough by a figure that others report: it may be, but nobody here has read the rule. */
export function onlyReported(option: OptionResult, offered: OfferedPay): PayAnswer {
  return {
    verdict: 'unknown',
    code: 'only-reported',
    ...reason(
      message('reasons.only-reported', {
        pay: offeredPay(offered),
        option: describeOption(option.option),
      }),
    ),
    ...todo(message('todos.which-option')),
    options: [option],
  }
}

export function dependsOnHours(
  { ruleIndex }: CheckContext,
  options: OptionResult[],
  offered: OfferedPay,
): PayAnswer {
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

export function withoutHours({ advert }: CheckContext, options: OptionResult[]): PayAnswer {
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

export function dependsOnNeeds(
  context: CheckContext,
  options: OptionResult[],
  offered: OfferedPay,
): PayAnswer {
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

export function dependsOnBand(
  { advert }: CheckContext,
  options: OptionResult[],
  offered: OfferedPay,
): PayAnswer {
  const bands = options.find((option) => option.bands !== null)?.bands
  if (bands && bands.beforeRegistration.length > 0) {
    return {
      verdict: 'unknown',
      code: 'only-until-registered',
      ...reason(message('reasons.only-until-registered', { pay: offeredPay(offered) })),
      ...todo(message('todos.once-registered')),
      brief: message('briefs.until-registered'),
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
