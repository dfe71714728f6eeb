import type { Verdict } from '#contract/sponsorship/lines.ts'
import type { Asked } from './given/asked.ts'
import { candidatesOf } from './given/candidates.ts'
import { linesOn, type Lines } from './lines-on.ts'
import { longDate } from './words/money.ts'

const WORDS: Record<Verdict, string> = { pass: 'Pass', fail: 'Fail', unknown: 'Unknown' }

/**
 * The first day on which a rule known today gives another answer, and the lines with a word of warning.
 * Only days on which the job’s own occupation or what is asked of this person changes are looked at.
 */
export function withChanges(asked: Asked, now: Lines, isPersonal: boolean) {
  for (const date of daysAhead(asked, isPersonal)) {
    const then = linesOn({ ...asked, date }, isPersonal)
    const lines = now.lines.map((line, at) => warned(line, then.lines[at], date))
    const personal = now.personal.map((line, at) => warned(line, then.personal[at], date))
    const isChanged =
      lines.some((line, at) => line !== now.lines[at]) ||
      personal.some((line, at) => line !== now.personal[at])
    if (isChanged) return { lines, personal, changesOn: date }
  }
  return { ...now, changesOn: null }
}

function daysAhead({ advert, book, date }: Asked, isPersonal: boolean) {
  const codes = candidatesOf(advert)
  const days = codes.flatMap((code) => book.changes.get(code) ?? book.changes.get('') ?? [])
  if (isPersonal) days.push(...book.personalChanges)
  return [...new Set(days)].filter((day) => day > date).toSorted()
}

function warned<
  Line extends { verdict: Verdict; reason: string; code: string; cautions: string[] },
>(line: Line, then: Line | undefined, date: string): Line {
  if (!then || (then.verdict === line.verdict && then.code === line.code)) return line
  const caution = `From ${longDate(date)} this line says ‘${WORDS[then.verdict]}’, unless the rules change before: ${then.reason}`
  return { ...line, cautions: [...line.cautions, caution] }
}
