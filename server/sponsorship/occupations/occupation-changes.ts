import type { OccupationPage } from '#contract/occupations.ts'
import type { RuleIndex } from '../rules/rule-index.ts'
import type { OccupationRule } from '../rules/rule-set.ts'

type Change = Omit<OccupationPage['changes'][number], 'isAhead'>

/** When an occupation came on a list or will leave it, and when it was closed; the newest first. */
export function listOccupationChanges(
  ruleIndex: RuleIndex,
  rule: OccupationRule,
  date: string,
): OccupationPage['changes'] {
  return [...ofLists(ruleIndex, rule), ...ofClosure(ruleIndex, rule), ...ofSkill(ruleIndex, rule)]
    .map((change) => ({ ...change, isAhead: change.on > date }))
    .toSorted((one, other) => (one.on < other.on ? 1 : -1))
}

function ofLists({ rules, shortage, salary }: RuleIndex, { code }: OccupationRule): Change[] {
  const places = [
    ...(shortage.get(code) ?? []).map((entry) => ({ entry, list: rules.lists.shortage.title })),
    ...(salary.get(code) ?? []).map((entry) => ({ entry, list: rules.lists.salary.title })),
  ]
  const changes = places.flatMap(({ entry, list }) => {
    const what = entry.onlyJobs ? `${list}, for ${entry.onlyJobs.join('; ')}` : list
    return [
      { on: entry.from, what: `On the ${what}.` },
      {
        on: entry.endsBefore,
        what: `A certificate of sponsorship must be issued before this day to count for the ${what}.`,
      },
    ]
  })
  return changes.filter(
    ({ on, what }, at) => changes.findIndex((one) => one.on === on && one.what === what) === at,
  )
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

/** Work below degree level was closed to new people when the level was raised, unless a list keeps it open. */
function ofSkill({ rules, closure }: RuleIndex, { code, skill }: OccupationRule): Change[] {
  if (skill !== 'rqf-3-5' || closure.has(code)) return []
  const what =
    'The level was raised to a degree: below it only occupations on a list stay open to new people.'
  return [{ on: rules.transitions.skillRaisedOn, what }]
}
