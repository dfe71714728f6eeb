import { longDate } from '#sponsorship/long-date.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { ListEntry, OccupationRule } from '#sponsorship/rules/rule-set.ts'
import { describeScale } from './describe-scale.ts'
import { withoutAdvert } from './without-advert.ts'

const POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})
const LEVELS: Record<OccupationRule['skill'], string> = {
  'rqf-6': 'degree level',
  'rqf-3-5': 'below degree level',
  'below-rqf-3': 'below the level of A levels',
  ineligible: 'not eligible',
}

/** A later rule set’s changes for an occupation, in sentences; empty without changes. */
export function compareOccupation(before: RuleIndex, after: RuleIndex, code: string): string[] {
  const [old, young] = [before.occupation.get(code), after.occupation.get(code)]
  if (!old || !young)
    return old === young ? [] : [young ? 'New in the rules.' : 'No longer in the rules.']
  return [
    ...compareSkill(old, young),
    ...comparePay(before, after, code),
    ...compareLists(before, after, code),
    ...compareClosures(before, after, code),
  ]
}

function compareSkill({ skill: before }: OccupationRule, { skill: after }: OccupationRule) {
  if (before === after) return []
  return [`Its level changed from ‘${LEVELS[before]}’ to ‘${LEVELS[after]}’.`]
}

/**
 * Changes of the going rates, and on the national scale of the lowest band in which new applicants can be sponsored.
 */
function comparePay(before: RuleIndex, after: RuleIndex, code: string): string[] {
  const old = listPay(before, code)
  return [...listPay(after, code)].flatMap(([what, pounds]) => {
    const earlier = old.get(what)
    if (earlier === undefined || earlier === pounds) return []
    const moved = pounds > earlier ? 'rose' : 'fell'
    return [`${what} ${moved} from ${POUNDS.format(earlier)} to ${POUNDS.format(pounds)} a year.`]
  })
}

/** Pounds a year, by their purpose. */
function listPay(ruleIndex: RuleIndex, code: string): Map<string, number> {
  const { occupation, rules } = ruleIndex
  const rule = occupation.get(code)
  const context = withoutAdvert(ruleIndex, [code], rules.effectiveFrom)
  const scale = rule && describeScale(context, rule)
  const pay = new Map<string, number>()
  if (rule?.standard) {
    pay.set('The going rate', rule.standard.full)
    for (const { name, floor } of rules.options)
      if (name === 'A') pay.set('The floor of the usual sum', floor)
  }
  if (rule?.lower) pay.set('The lower going rate', rule.lower.full)
  const [lowest] = scale?.bands ?? []
  for (const { area, pounds } of lowest?.rates ?? []) pay.set(`${lowest?.label} in ${area}`, pounds)
  return pay
}

function compareLists(before: RuleIndex, after: RuleIndex, code: string): string[] {
  return (['shortage', 'salary'] as const).flatMap((list) => {
    const { title } = after.rules.lists[list]
    return compareEntries(before[list].get(code) ?? [], after[list].get(code) ?? [], title)
  })
}

function compareEntries(before: ListEntry[], after: ListEntry[], title: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (before.length === 0) return [`On the ${title}.`]
  if (after.length === 0) return [`No longer on the ${title}.`]
  const [old, young] = [before, after].map(lastEnd)
  if (old === young || !old || !young) return [`What counts for the ${title} changed.`]
  return [`The end on the ${title} moved from ${longDate(old)} to ${longDate(young)}.`]
}

function lastEnd(entries: ListEntry[]) {
  return entries
    .map(({ endsBefore }) => endsBefore)
    .toSorted()
    .at(-1)
}

function compareClosures(before: RuleIndex, after: RuleIndex, code: string): string[] {
  const isClosed = after.closure.has(code)
  if (before.closure.has(code) === isClosed) return []
  return [isClosed ? 'Closed to people from abroad.' : 'Open to people from abroad again.']
}
