import type { Message } from '#platform/languages/message.ts'
import { reasonText } from './result.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { CheckContext } from './context/check-context.ts'
import { candidateCodes } from './context/candidates.ts'
import { assessAhead, type Results } from './assess-criteria.ts'
import { isBelowMinimumWage } from './pay/periods/minimum-wage.ts'
import { hasOpenHours } from './pay/periods/pay-periods.ts'
import { longDate } from '#sponsorship/long-date.ts'

const WORDS: Record<Verdict, string> = { pass: 'Pass', fail: 'Fail', unknown: 'Unknown' }

/**
 * Adds the first day on which a known rule changes a result, and a caveat to each result that changes.
 * Only looks at days on which the rules for the job’s occupation or for this person change, in the set in force and in
 * those that follow it.
 */
export function withNextChange(context: CheckContext, results: Results, isPersonal: boolean) {
  for (const { date, ruleIndex } of listDaysAhead(context, isPersonal)) {
    const then = assessAhead({ ...context, ruleIndex, date }, results, isPersonal)
    const lines = results.lines.map((line, at) => addWarning(line, then.lines[at], date))
    const personal = results.personal.map((line, at) => addWarning(line, then.personal[at], date))
    const isChanged =
      lines.some((line, at) => line !== results.lines[at]) ||
      personal.some((line, at) => line !== results.personal[at])
    if (isChanged) return { lines, personal, changesOn: date }
  }
  return { ...results, changesOn: null }
}

/** The days ahead, in order, each with the set that is in force then. */
function listDaysAhead(context: CheckContext, isPersonal: boolean) {
  const { advert, date } = context
  const codes = candidateCodes(advert)
  const sets = [context.ruleIndex, ...context.ruleIndex.later]
  return sets.flatMap((ruleIndex, at) => {
    const start = at === 0 ? date : ruleIndex.rules.effectiveFrom
    const end = sets[at + 1]?.rules.effectiveFrom ?? '9'
    const days = codes.flatMap(
      (code) => ruleIndex.changes.get(code) ?? ruleIndex.changes.get('') ?? [],
    )
    if (isPersonal) days.push(...ruleIndex.personalChanges)
    const before = sets[at - 1]
    if (before && mayChangeAnswers(context, { before, after: ruleIndex, isPersonal })) {
      days.push(start)
    }
    const within = [...new Set(days)].filter((day) => day > date && day >= start && day < end)
    return within.toSorted().map((day) => ({ date: day, ruleIndex }))
  })
}

interface Successors {
  before: RuleIndex
  after: RuleIndex
  isPersonal: boolean
}

/** Whether a set differs from the one before in what decides about a job; unchanged parts are the same objects. */
function mayChangeAnswers(context: CheckContext, { before, after, isPersonal }: Successors) {
  const decisive = ({ rules }: RuleIndex) => [
    rules.figures.hoursBasis,
    rules.figures.hoursCap,
    rules.options,
    rules.lists.shortage.entries,
    rules.lists.salary.entries,
    rules.closures,
    rules.transitions,
    rules.nationalScales,
    rules.occupations,
    isPersonal && rules.figures.englishLevels,
    isPersonal && rules.restrictions,
  ]
  const date = after.rules.effectiveFrom
  // What else makes pay that is enough doubtful.
  const doubts = (ruleIndex: RuleIndex) => [
    isBelowMinimumWage({ ...context, ruleIndex, date }),
    hasOpenHours({ ...context, ruleIndex }),
  ]
  const [now, then] = [before, after].map((index) => [...decisive(index), ...doubts(index)])
  return now?.some((part, at) => part !== then?.[at])
}

function addWarning<
  Line extends {
    verdict: Verdict
    reason: string | null
    reasonSays?: Message[] | undefined
    code: string
    cautions: string[]
  },
>(line: Line, then: Line | undefined, date: string): Line {
  if (!then || (then.verdict === line.verdict && then.code === line.code)) return line
  const caution = `From ${longDate(date)} this line says ‘${WORDS[then.verdict]}’, unless the rules change before: ${reasonText(then)}`
  return { ...line, cautions: [...line.cautions, caution] }
}
