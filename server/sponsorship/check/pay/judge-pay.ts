import type { Figure, Verdict } from '#contract/sponsorship/lines.ts'
import type { OccupationRule } from '../../rules/rule-set.ts'
import type { Asked } from '../given/asked.ts'
import { nameOf } from '../given/candidates.ts'
import { distinct } from '../words/line.ts'
import { asked as asks, given } from '../words/money.ts'
import { NEED_WORDS } from './needs.ts'
import { leastAsked, optionFigure, paidWords, titleOf } from './option-words.ts'
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

type Said = Omit<PayJudgement, 'figures' | 'outcomes'>

export function judgePay(asked: Asked, code: string, paid: Paid): PayJudgement {
  const rule = asked.book.occupation.get(code)
  const outcomes = rule ? outcomesOf(asked, rule, paid) : []
  return {
    ...say(asked, { rule, code, outcomes }, paid),
    figures: outcomes.map((outcome) => optionFigure(asked, outcome, paid)),
    outcomes: outcomes.filter(({ isMet }) => isMet !== false),
  }
}

interface Found {
  rule: OccupationRule | undefined
  code: string
  outcomes: Outcome[]
}

function say(asked: Asked, { rule, code, outcomes }: Found, paid: Paid): Said {
  if (!rule) return unheardOf(code)
  if (outcomes.length === 0) return nothingOpen(asked, code)
  const met = outcomes.find(({ isMet }) => isMet === true)
  if (met) return enough(asked, met, paid)
  const open = outcomes.filter(({ isMet }) => isMet === null)
  if (open.length === 0) return tooLittle(asked, outcomes, paid)
  if (paid.hours === null) return withoutHours(asked)
  return dependsOn(asked, open, paid)
}

function unheardOf(code: string): Said {
  return {
    verdict: 'unknown',
    code: 'no-going-rate-known',
    reason: `The rules print no going rate for an occupation code ${code}.`,
    todo: 'Ask the employer which SOC 2020 occupation code the job has.',
  }
}

function nothingOpen({ book }: Asked, code: string): Said {
  return {
    verdict: 'fail',
    code: 'no-option-open',
    reason: `The rules have no pay option for somebody new in ${nameOf(book, code)}, whatever it pays.`,
    todo: null,
  }
}

function enough(asked: Asked, { option, rate, bands }: Outcome, paid: Paid): Said {
  const { hoursBasis } = asked.book.rules.figures
  const hours = paid.hours ?? 0
  const going = bands
    ? `the rate of ${bands.title}`
    : `the going rate of ${asks(((rate ?? 0) * hours) / hoursBasis.value)}`
  const share = option.share === 1 ? '' : ` (${option.share * 100} %)`
  return {
    verdict: 'pass',
    code: `option-${option.name.toLowerCase()}`,
    reason: `${paidWords(paid)} reaches both the floor of ${given(option.floor)} a year and ${going}${share}: ${titleOf(option)}.`,
    todo: null,
  }
}

function tooLittle(asked: Asked, outcomes: Outcome[], paid: Paid): Said {
  const [lowest] = outcomes
    .map((outcome) => ({ outcome, least: leastAsked(asked, outcome, paid.hours) }))
    .toSorted((one, other) => one.least - other.least)
  const what = lowest
    ? `: the lowest is ${asks(lowest.least)} a year, ${titleOf(lowest.outcome.option)}`
    : ''
  return {
    verdict: 'fail',
    code: 'below-every-option',
    reason: `${paidWords(paid)} is less than any pay option asks${what}.`,
    todo: 'Ask the employer whether the guaranteed basic pay is higher than the advert says.',
  }
}

function withoutHours({ advert }: Asked): Said {
  const given = advert.hoursPerWeek
  return {
    verdict: 'unknown',
    code: given === null ? 'hours-not-known' : 'hours-implausible',
    reason:
      given === null
        ? 'The advert does not say how many hours a week the pay is for, and the going rate depends on them.'
        : `The advert says ${given} hours, which can hardly be those of a week, and the going rate depends on them.`,
    todo: 'Ask the employer how many hours a week the basic pay is for.',
  }
}

function dependsOn(asked: Asked, open: Outcome[], paid: Paid): Said {
  const enough = open.filter(({ isEnough }) => isEnough === true)
  if (enough.length > 0) {
    const ways = distinct(enough.map(({ openNeeds }) => needWords(openNeeds)))
    return {
      verdict: 'unknown',
      code: 'depends-on-you-or-the-employer',
      reason: `${paidWords(paid)} is not enough for everybody, but is enough ${ways.join('; or ')}.`,
      todo: 'Ask the employer which pay option (A to K) it would use on the certificate of sponsorship.',
    }
  }
  return dependsOnBand(asked, open, paid)
}

function needWords(needs: Outcome['openNeeds']) {
  return needs.map((need) => NEED_WORDS[need]).join(', and ')
}

function dependsOnBand({ advert }: Asked, open: Outcome[], paid: Paid): Said {
  const bands = open.find((outcome) => outcome.bands !== null)?.bands
  if (bands && bands.onTheWay.length > 0) {
    return {
      verdict: 'unknown',
      code: 'only-until-registered',
      reason: `${paidWords(paid)} can be enough only for the first eight months, while you work towards registration with the Nursing and Midwifery Council.`,
      todo: 'Ask what the pay becomes once you are registered, and whether your test (OSCE) is within three months of the start.',
    }
  }
  const missing = advert.payBand === null ? 'band or grade' : 'place and full-time hours'
  return {
    verdict: 'unknown',
    code: advert.payBand === null ? 'band-not-known' : 'rate-not-certain',
    reason: `Whether ${paidWords(paid)} is enough depends on the job’s ${missing} on the scale ‘${bands?.title ?? ''}’, which the advert does not give.`,
    todo: `Ask the employer which ${missing} the job has, or equals.`,
  }
}
