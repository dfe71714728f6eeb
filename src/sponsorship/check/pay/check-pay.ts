import { message } from '#platform/languages/message.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import {
  commonVerdict,
  candidateCodes,
  formatCode,
  suggestionCautions,
} from '#sponsorship/check/context/candidates.ts'
import {
  buildResult,
  distinct,
  englishReason,
  reason,
  reasonText,
  todo,
  withSentence,
  type NeededPay,
  type Result,
} from '#sponsorship/check/result.ts'
import { formatPounds } from '#sponsorship/check/format.ts'
import { toQuote } from '#sponsorship/check/wording/check-wording.ts'
import { assessPay, type PayAssessment } from './assess-pay.ts'
import { isBelowNewerAward } from './band-rates.ts'
import { offeredPay, toOptionFigure, toPayFigures } from './format-options.ts'
import { describeGap, neededPay } from './needed-pay.ts'
import { unclearPay, type UnclearPay } from './unclear-pay.ts'
import {
  SCHOOL_DAYS,
  SCHOOL_WEEKS,
  WEEKS_A_YEAR,
  toAnnual,
  isOfferedPay,
  readOfferedPay,
  saysActualPay,
  isAtLeast,
  type OfferedPay,
} from './offered-pay.ts'
import { isBelowMinimumWage } from './periods/minimum-wage.ts'
import { payCautions } from './pay-cautions.ts'
import { describePattern, hasOpenHours } from './periods/pay-periods.ts'

const ALWAYS = ['SW 4.4', 'SW 14.1', 'SW 14.4']

/** Checks whether the lowest pay offered is enough: guaranteed basic pay against a floor and a going rate. */
export function checkPay(context: CheckContext): Result {
  const { advert, ruleIndex } = context
  const { codes, offered } = offerOf(context)
  const quotes = advert.findings.filter(({ kind }) => kind === 'pay-not-basic').map(toQuote)
  if (!isOfferedPay(offered)) {
    return buildResult({
      ...offered,
      verdict: 'unknown',
      needed: unlessOpen(neededPay(context, codes, null)),
      quotes,
      sources: ALWAYS.map(ruleIndex.cite),
    })
  }
  const assessments = codes.map((code) => assessPay(context, code, offered))
  const [first] = assessments
  if (!first) {
    return buildResult({
      ...withoutOccupation(context, offered),
      quotes,
      sources: ALWAYS.map(ruleIndex.cite),
    })
  }
  const { doubt, verdict } = weigh(context, offered, assessments)
  const answer = answerOf(context, { codes, assessments, verdict }, doubt)
  const pattern = verdict === 'fail' || answer === doubt ? null : describePattern(context)
  const needed = neededPay(context, codes, offered)
  return buildResult({
    ...(pattern ? withSentence(answer, pattern.sentence) : answer),
    verdict,
    ...(verdict === 'fail' && { brief: needed && describeGap(needed, offered) }),
    needed: unlessOpen(needed),
    quotes,
    figures: [
      ...toPayFigures(context, offered),
      ...first.compared.map((option) => toOptionFigure(context, option, offered)),
    ],
    cautions: distinct([
      ...suggestionCautions(advert),
      ...payCautions(context, first, offered),
      ...doubtCautions(doubt, verdict),
    ]),
    sources: [...listRules(context, assessments, offered), ...(pattern?.rules ?? [])].map(
      ruleIndex.cite,
    ),
  })
}

function unlessOpen(needed: NeededPay | null) {
  return needed?.isOpen ? null : needed
}

/** The verdict of `checkPay` alone, for the many classes of applicants. */
export function judgePay(context: CheckContext): Verdict {
  const { codes, offered } = offerOf(context)
  if (!isOfferedPay(offered)) return 'unknown'
  if (codes.length === 0) return withoutOccupation(context, offered).verdict
  const assessments = codes.map((code) => assessPay(context, code, offered))
  return weigh(context, offered, assessments).verdict
}

function offerOf(context: CheckContext) {
  const codes = openCodes(context)
  return { codes, offered: forSchools(readOfferedPay(context.advert), codes) }
}

function weigh(context: CheckContext, offered: OfferedPay, assessments: PayAssessment[]) {
  const assessed = commonVerdict(assessments.map((one) => one.verdict))
  const doubt =
    offered.doubt ?? (assessed === 'pass' ? doubtPass(context, offered, assessments) : null)
  return { doubt, verdict: withDoubt(assessed, doubt) }
}

/**
 * The verdict with a doubt: pay that may be less than printed never passes; it fails if even the printed figure is too
 * low.
 */
function withDoubt(verdict: Verdict, doubt: OfferedPay['doubt']): Verdict {
  return doubt && verdict === 'pass' ? 'unknown' : verdict
}

/**
 * The doubt about pay that is enough by itself: hours that are not guaranteed, less than the minimum wage, that of a whole
 * year for term-time work, or a pay award that the rules may have taken over.
 */
function doubtPass(context: CheckContext, offered: OfferedPay, assessments: PayAssessment[]) {
  if (hasOpenHours(context)) return unclearPay('hours-not-guaranteed')
  if (isBelowMinimumWage(context)) return unclearPay('below-minimum-wage')
  if (mayBeForWholeYear(context, offered)) return unclearPay('perhaps-full-time-pay')
  const isBelowAward = assessments
    .flatMap(({ options }) => options)
    .some(({ bands }) => bands !== null && isBelowNewerAward(context, offered, bands))
  return isBelowAward ? NEWER_AWARD : null
}

/** Whether a year’s pay for term-time work is enough only if it is not that of the same job all year. */
function mayBeForWholeYear(context: CheckContext, offered: OfferedPay) {
  const { advert } = context
  const codes = openCodes(context)
  if (advert.payPattern !== 'term-time' || offered.period !== 'year') return false
  // Teachers are paid for the whole year.
  if (saysActualPay(advert) || codes.every((code) => code.startsWith('23'))) return false
  const share = { ...offered, amount: (offered.amount * SCHOOL_WEEKS) / WEEKS_A_YEAR }
  return codes.some((code) => assessPay(context, code, share).verdict !== 'pass')
}

const NEWER_AWARD: UnclearPay = {
  ...unclearPay('newer-award'),
  brief: message('briefs.newer-award'),
  sentence: message('headlineSentences.rate-not-certain'),
}

/** Daily pay as yearly pay for the days that a school has. */
function forSchools(offered: OfferedPay | UnclearPay, codes: string[]) {
  if (!isOfferedPay(offered) || offered.period !== 'day' || codes.length === 0) return offered
  if (!codes.every(isSchoolCode)) return offered
  const yearly = offered.amount * SCHOOL_DAYS
  const highest = offered.highest && offered.highest * SCHOOL_DAYS
  return { ...offered, amount: yearly, highest, period: 'year' as const }
}

function isSchoolCode(code: string) {
  return /^(?:231|232|323|611)/.test(code)
}

/**
 * The codes that new applicants can be sponsored in, wherever the job is. Only these decide about pay, because the job
 * cannot be sponsored under the others.
 */
function openCodes({ advert, ruleIndex }: CheckContext): string[] {
  const codes = candidateCodes(advert)
  const open = codes.filter((code) => {
    const rule = ruleIndex.occupation.get(code)
    // A code that the rules do not name is not known to be closed.
    const isSkilled = !rule || rule.tables.includes('1') || rule.tables.includes('3')
    return isSkilled || ruleIndex.shortage.has(code) || ruleIndex.salary.has(code)
  })
  return open.length > 0 ? open : codes
}

interface Assessed {
  codes: string[]
  assessments: PayAssessment[]
  verdict: Verdict
}

function answerOf(
  { ruleIndex }: CheckContext,
  { codes, assessments, verdict }: Assessed,
  doubt: OfferedPay['doubt'],
) {
  const [first] = assessments
  if (doubt && verdict === 'unknown') return doubt
  if (first && assessments.every((one) => one.verdict === first.verdict)) {
    const { code, reason, reasonSays, todo, todoSays, brief = null } = first
    return { code, reason, reasonSays, todo, todoSays, brief }
  }
  const words = { pass: 'enough', fail: 'not enough', unknown: 'not clear' }
  const each = codes.map(
    (code, at) =>
      `${formatCode(ruleIndex, code)} (${words[assessments[at]?.verdict ?? 'unknown']})`,
  )
  return {
    code: 'depends-on-the-code',
    ...englishReason(`Whether the pay is enough depends on the occupation: ${each.join('; ')}.`),
    ...todo(message('todos.which-code')),
  }
}

function doubtCautions(doubt: OfferedPay['doubt'], verdict: Verdict) {
  return doubt && verdict === 'fail' ? [reasonText(doubt)] : []
}

/** The result without an occupation code: pay fails only if it is too low for every occupation. */
function withoutOccupation(context: CheckContext, offered: OfferedPay) {
  const { rules } = context.ruleIndex
  const annual = toAnnual(offered, offered.hours?.most ?? rules.figures.hoursCap.value)
  const figures = toPayFigures(context, offered)
  const floor = Math.min(...rules.options.map((option) => option.floor))
  if (!isAtLeast(annual, floor)) {
    return {
      verdict: 'fail' as const,
      code: 'below-every-floor',
      ...reason(
        message('reasons.below-every-floor', {
          pay: offeredPay(offered),
          floor: formatPounds(floor),
        }),
      ),
      ...todo(message('todos.basic-higher')),
      figures,
    }
  }
  return {
    verdict: 'unknown' as const,
    code: 'occupation-not-known',
    ...reason(message('reasons.pay-occupation-not-known')),
    ...todo(message('todos.job-code')),
    figures,
  }
}

function listRules({ ruleIndex }: CheckContext, assessments: PayAssessment[], offered: OfferedPay) {
  const rules = [...ALWAYS]
  for (const { rule, option, bands } of assessments.flatMap(({ options }) => options)) {
    const cited = option.rule.split(', ').at(-1)
    if (cited) rules.push(cited)
    const table = rule.tables.find((one) => one.startsWith(option.rates === 'lower' ? '2' : '1'))
    rules.push(bands ? bands.rule : `Table ${table}`)
  }
  if (offered.hours !== null && offered.hours.most > ruleIndex.rules.figures.hoursCap.value)
    rules.push('SW 14.3')
  return distinct(rules)
}
