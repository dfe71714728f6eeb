import { reasonText } from '#sponsorship/check/result.ts'
import type {
  ListedOccupation,
  OccupationAnswer,
  OccupationPage,
  PayOption,
} from './occupations.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import { findOccupation } from '#sponsorship/advert/suggest-occupations.ts'
import { checkOccupation } from '#sponsorship/check/occupation/check-occupation.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { assessOptions } from '#sponsorship/check/pay/assess-options.ts'
import { describeConditions, minimumFor } from '#sponsorship/check/pay/format-options.ts'
import { PLENTY } from '#sponsorship/check/pay/needed-pay.ts'
import { WEEKS_A_YEAR } from '#sponsorship/check/pay/offered-pay.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import { indexInForceOn } from '#sponsorship/rules/rule-sets.ts'
import { describeScale } from './describe-scale.ts'
import { listOccupationChanges } from './occupation-changes.ts'
import { withoutAdvert } from './without-advert.ts'

/** The basis of going rates, and two weeks that are common in adverts. */
const WEEKS = [37.5, 40, 48]
const ANSWERS: Record<Verdict, OccupationAnswer> = { pass: 'open', unknown: 'some', fail: 'closed' }
/** Text that only an advert could answer. */
const OF_ADVERTS = /, and (?:the|no) advert[^:.]*/

/** Every occupation of the rules with its answer, by code. */
export function listOccupations(ruleIndex: RuleIndex, date: string): ListedOccupation[] {
  return [...ruleIndex.occupation.values()]
    .map(({ code, title }) => {
      const { verdict } = checkOccupation(withoutAdvert(ruleIndex, [code], date))
      return { code, title, answer: ANSWERS[verdict] }
    })
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

/**
 * The requirements for a job in an occupation on a day, and the changes with each of these rule sets; null for an
 * unknown code.
 */
export function describeOccupation(
  history: RuleIndex[],
  code: string,
  date: string,
): OccupationPage | null {
  const ruleIndex = indexInForceOn(history, date)
  const rule = ruleIndex.occupation.get(code)
  if (!rule) return null
  const context = withoutAdvert(ruleIndex, [code], date)
  const result = checkOccupation(context)
  const { verdict, cautions, sources } = result
  const scale = describeScale(context, rule)
  return {
    code,
    title: rule.title,
    answer: ANSWERS[verdict],
    description: findOccupation(code)?.description ?? '',
    examples: rule.examples,
    reason: reasonText(result).replace(OF_ADVERTS, ''),
    cautions: cautions.map((caution) => caution.replaceAll('this employer', 'the employer')),
    options: scale ? [] : describeOptions(context, rule),
    scale,
    changes: listOccupationChanges(history, rule, date),
    sources,
  }
}

/** The least that each option requires; of two with the same condition, the lower. */
function describeOptions(context: CheckContext, rule: OccupationRule): PayOption[] {
  const options = assessOptions(context, rule, PLENTY)
    .map((option) => {
      const least = (hours: number) => minimumFor(context, option, hours)
      const [shortest = 0] = WEEKS
      return {
        only: capitalise(describeConditions(context, option)) || null,
        weeks: WEEKS.map((hours) => ({ hours, pounds: Math.ceil(least(hours)) })),
        anHour: Math.ceil((least(shortest) / (shortest * WEEKS_A_YEAR)) * 100) / 100,
      }
    })
    .toSorted((one, other) => one.anHour - other.anHour)
  const lowest = [...Map.groupBy(options, ({ only }) => only).values()].flatMap(
    ([first]) => first ?? [],
  )
  return lowest.toSorted((one, other) => Number(one.only !== null) - Number(other.only !== null))
}

function capitalise(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
