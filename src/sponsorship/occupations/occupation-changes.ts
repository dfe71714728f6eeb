import type { OccupationPage } from './occupations.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import { indexInForceOn } from '#sponsorship/rules/rule-sets.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { compareOccupation } from './compare-occupation.ts'

type Change = Omit<OccupationPage['changes'][number], 'isAhead'>

/**
 * The dates when an occupation came on a list or will leave it, when it was closed, and since when its sums apply, with
 * the changes by each rule set; the newest first. `history` is in order.
 */
export function listOccupationChanges(
  history: RuleIndex[],
  rule: OccupationRule,
  date: string,
): OccupationPage['changes'] {
  const ruleIndex = indexInForceOn(history, date)
  const changes = [
    ...ofLists(ruleIndex, rule),
    ...ofClosure(ruleIndex, rule),
    ...ofSkill(ruleIndex, rule),
    ...ofSums(ruleIndex, rule),
    ...ofRuleSets(history, rule),
  ]
  return withoutRepeats(changes)
    .map((change) => ({ ...change, isAhead: change.on > date }))
    .toSorted((one, other) => (one.on < other.on ? 1 : -1))
}

function ofRuleSets(history: RuleIndex[], { code }: OccupationRule): Change[] {
  return history.slice(1).flatMap((after, index) => {
    const before = history[index]
    const what = before ? compareOccupation(before, after, code) : []
    return what.map((what) => ({ on: after.rules.effectiveFrom, what }))
  })
}

function withoutRepeats(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.on} ${change.what}`, change])).values()]
}

function ofLists({ rules, shortage, salary }: RuleIndex, { code }: OccupationRule): Change[] {
  const places = [
    ...(shortage.get(code) ?? []).map((entry) => ({ entry, list: rules.lists.shortage.title })),
    ...(salary.get(code) ?? []).map((entry) => ({ entry, list: rules.lists.salary.title })),
  ]
  return places.flatMap(({ entry, list }) => {
    const what = entry.onlyJobs ? `${list}, for ${entry.onlyJobs.join('; ')}` : list
    return [
      { on: entry.from, what: `On the ${what}.` },
      {
        on: entry.endsBefore,
        what: `A certificate of sponsorship must be issued before this day to count for the ${what}.`,
      },
    ]
  })
}

function ofClosure({ closure }: RuleIndex, { code }: OccupationRule): Change[] {
  const closed = closure.get(code)
  if (!closed) return []
  return [
    { on: closed.from, what: 'Closed to people from abroad.' },
    {
      on: closed.switchUntil,
      what: 'Closed to people in the UK who would move to it from another visa.',
    },
  ]
}

/** The dates since when the lowest sums apply, and until when the lower ones for people long on the route do. */
function ofSums({ rules }: RuleIndex, { standard, lower, skill }: OccupationRule): Change[] {
  const isOpen = skill === 'rqf-6' || skill === 'rqf-3-5'
  const usual = rules.options.find(({ name }) => name === 'A')
  if (!isOpen || !standard || !usual) return []
  const { ratesRaisedOn, oldRatesUntil } = rules.transitions
  const since = { on: usual.from, what: 'The sums above came into force.' }
  if (!lower) return [since]
  const what = `Lower sums end for people who have been sponsored since before ${longDate(ratesRaisedOn)}.`
  return [since, { on: oldRatesUntil, what }]
}

/** The closing of work below degree level to new people when the level was raised, unless a list keeps it open. */
function ofSkill({ rules, closure }: RuleIndex, { code, skill }: OccupationRule): Change[] {
  if (skill !== 'rqf-3-5' || closure.has(code)) return []
  const what =
    'The level was raised to a degree: below it only occupations on a list stay open to new people.'
  return [{ on: rules.transitions.skillRaisedOn, what }]
}
