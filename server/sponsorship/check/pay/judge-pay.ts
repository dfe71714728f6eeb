import type { Figure, Verdict } from '#contract/sponsorship/lines.ts'
import type { OccupationRule } from '../../rules/rule-set.ts'
import type { Asked } from '../given/asked.ts'
import { inWords } from '../given/candidates.ts'
import { distinct } from '../words/line.ts'
import { asked as asks, given } from '../words/money.ts'
import { leastAsked, optionFigure, paidWords, titleOf, wayIn } from './option-words.ts'
import { outcomesOf, type Outcome } from './options.ts'
import type { Paid } from './paid.ts'

/** What pay is worth in one occupation. */
export interface PayJudgement {
  verdict: Verdict
  code: string
  reason: string
  todo: string | null
  figures: Figure[]
  /** Options that decide it, or may. */
  outcomes: Outcome[]
}

type Said = Omit<PayJudgement, 'figures'>

export function judgePay(asked: Asked, code: string, paid: Paid): PayJudgement {
  const rule = asked.book.occupation.get(code)
  const outcomes = rule ? outcomesOf(asked, rule, paid) : []
  const said = rule ? say(asked, { rule, outcomes }, paid) : unheardOf(code)
  return { ...said, figures: outcomes.map((outcome) => optionFigure(asked, outcome, paid)) }
}

interface Found {
  rule: OccupationRule
  outcomes: Outcome[]
}

function say(asked: Asked, { rule, outcomes }: Found, paid: Paid): Said {
  const met = outcomes.find(({ isMet }) => isMet === true)
  if (met) return enough(asked, met, paid)
  const [lowest] = outcomes
    .map((outcome) => ({ outcome, least: leastAsked(asked, outcome, paid.hours) }))
    .toSorted((one, other) => one.least - other.least)
  if (!lowest) return nothingOpen(rule)
  const open = outcomes.filter(({ isMet }) => isMet === null)
  if (open.length === 0) return tooLittle(lowest, paid)
  if (paid.hours === null) return withoutHours(asked, open)
  const sufficient = open.filter(({ isEnough }) => isEnough === true)
  return sufficient.length > 0
    ? dependsOnNeeds(asked, sufficient, paid)
    : dependsOnBand(asked, open, paid)
}

function unheardOf(code: string): Said {
  return {
    verdict: 'unknown',
    code: 'no-going-rate-known',
    reason: `The rules print no going rate for an occupation code ${code}.`,
    todo: 'Ask the employer which SOC 2020 occupation code the job has.',
    outcomes: [],
  }
}

function nothingOpen(rule: OccupationRule): Said {
  return {
    verdict: 'fail',
    code: 'no-option-open',
    reason: `The rules have no pay option for somebody new in ${inWords(rule)}, whatever it pays.`,
    todo: null,
    outcomes: [],
  }
}

function enough(asked: Asked, met: Outcome, paid: Paid): Said {
  const { option, bands } = met
  const rate = bands ? `the rate of ${bands.title}` : goingRate(asked, met, paid)
  return {
    verdict: 'pass',
    code: `option-${option.name.toLowerCase()}`,
    reason: `${paidWords(paid)} reaches both the floor of ${given(option.floor)} a year and ${rate}: ${titleOf(option)}.`,
    todo: null,
    outcomes: [met],
  }
}

function goingRate({ book }: Asked, { option, rate }: Outcome, { hours }: Paid) {
  const asksFor = asks(((rate ?? 0) * (hours ?? 0)) / book.rules.figures.hoursBasis.value)
  const part = option.share === 1 ? '' : `${option.share * 100} % of `
  return `${part}the going rate, ${asksFor}`
}

function tooLittle({ outcome, least }: { outcome: Outcome; least: number }, paid: Paid): Said {
  return {
    verdict: 'fail',
    code: 'below-every-option',
    reason: `${paidWords(paid)} is less than any pay option asks: the lowest is ${asks(least)} a year, ${titleOf(outcome.option)}.`,
    todo: 'Ask the employer whether the guaranteed basic pay is higher than the advert says.',
    outcomes: [outcome],
  }
}

function withoutHours({ advert }: Asked, outcomes: Outcome[]): Said {
  const given = advert.hoursPerWeek
  return {
    verdict: 'unknown',
    code: given === null ? 'hours-not-known' : 'hours-implausible',
    reason:
      given === null
        ? 'The advert does not say how many hours a week the pay is for, and the going rate depends on them.'
        : `The advert says ${given} hours, which can hardly be those of a week, and the going rate depends on them.`,
    todo: 'Ask the employer how many hours a week the basic pay is for.',
    outcomes,
  }
}

function dependsOnNeeds(asked: Asked, outcomes: Outcome[], paid: Paid): Said {
  // A way in that asks for more than another one adds nothing.
  const ways = outcomes.filter(({ openNeeds }) =>
    outcomes.every(
      (other) =>
        other.openNeeds.length >= openNeeds.length ||
        !other.openNeeds.every((need) => openNeeds.includes(need)),
    ),
  )
  const words = distinct(ways.map((outcome) => wayIn(asked, outcome)))
  return {
    verdict: 'unknown',
    code: 'depends-on-you-or-the-employer',
    reason: `${paidWords(paid)} is not enough for everybody, but is enough ${words.join('; or ')}.`,
    todo: 'Ask the employer which pay option (A to K) it would use on the certificate of sponsorship.',
    outcomes: ways,
  }
}

function dependsOnBand({ advert }: Asked, outcomes: Outcome[], paid: Paid): Said {
  const bands = outcomes.find((outcome) => outcome.bands !== null)?.bands
  if (bands && bands.onTheWay.length > 0) {
    return {
      verdict: 'unknown',
      code: 'only-until-registered',
      reason: `${paidWords(paid)} can be enough only for the first eight months, while you work towards registration with the Nursing and Midwifery Council.`,
      todo: 'Ask what the pay becomes once you are registered, and whether your test (OSCE) is within three months of the start.',
      outcomes,
    }
  }
  const missing = advert.payBand === null ? 'band or grade' : 'place and full-time hours'
  return {
    verdict: 'unknown',
    code: advert.payBand === null ? 'band-not-known' : 'rate-not-certain',
    reason: `Whether ${paidWords(paid)} is enough depends on the job’s ${missing} on the scale ‘${bands?.title ?? ''}’, which the advert does not give.`,
    todo: `Ask the employer which ${missing} the job has, or equals.`,
    outcomes,
  }
}
