import type { Message } from '#platform/languages/message.ts'
import { reasonText } from './result.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import type { CheckContext } from './context/check-context.ts'
import { candidateCodes } from './context/candidates.ts'
import { assessCriteria, type Results } from './assess-criteria.ts'
import { longDate } from '#sponsorship/long-date.ts'

const WORDS: Record<Verdict, string> = { pass: 'Pass', fail: 'Fail', unknown: 'Unknown' }

/**
 * Adds the first day on which a known rule changes a result, and a caveat to each result that changes.
 * Only looks at days on which the rules for the job’s occupation or for this person change.
 */
export function withNextChange(context: CheckContext, results: Results, isPersonal: boolean) {
  for (const date of listDaysAhead(context, isPersonal)) {
    const then = assessCriteria({ ...context, date }, isPersonal)
    const lines = results.lines.map((line, at) => addWarning(line, then.lines[at], date))
    const personal = results.personal.map((line, at) => addWarning(line, then.personal[at], date))
    const isChanged =
      lines.some((line, at) => line !== results.lines[at]) ||
      personal.some((line, at) => line !== results.personal[at])
    if (isChanged) return { lines, personal, changesOn: date }
  }
  return { ...results, changesOn: null }
}

function listDaysAhead({ advert, ruleIndex, date }: CheckContext, isPersonal: boolean) {
  const codes = candidateCodes(advert)
  const days = codes.flatMap(
    (code) => ruleIndex.changes.get(code) ?? ruleIndex.changes.get('') ?? [],
  )
  if (isPersonal) days.push(...ruleIndex.personalChanges)
  return [...new Set(days)].filter((day) => day > date).toSorted()
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
