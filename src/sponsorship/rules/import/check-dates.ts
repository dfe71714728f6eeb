import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { elementName } from './element-name.ts'

interface Span {
  where: string
  from: string
  end: string | undefined
}

/** Problems with impossible dates. */
export function checkDates(set: RuleSet, shipped: RuleSet[], today: string): string[] {
  const { version, effectiveFrom, seenOn, confirmedOn, figures } = set
  const problems = listSpans(set)
    .filter(({ from, end }) => end !== undefined && end <= from)
    .map(({ where, from, end }) => `${where}: it ends on ${end}, which is not after ${from}.`)
  const newest = shipped
    .filter((one) => one.version !== version && one.effectiveFrom <= today)
    .map((one) => one.effectiveFrom)
    .toSorted()
    .at(-1)
  if (newest && effectiveFrom <= newest) {
    problems.push(`effectiveFrom: it should be after ${newest}, when the set we ship took effect.`)
  }
  for (const [name, day] of Object.entries({ seenOn, confirmedOn })) {
    if (day && day > today) problems.push(`${name}: ${day} is still to come.`)
  }
  const hasLevel = figures.englishLevels.some(
    ({ from, until }) => from <= effectiveFrom && (until === undefined || effectiveFrom < until),
  )
  if (!hasLevel) problems.push(`figures, englishLevels: none of them holds on ${effectiveFrom}.`)
  return problems
}

function listSpans({ figures, lists, closures, restrictions }: RuleSet): Span[] {
  return [
    ...Object.entries(figures).flatMap(([name, values]) =>
      [values ?? []]
        .flat()
        .map(({ from, until }) => ({ where: `figures, ${name}`, from, end: until })),
    ),
    ...Object.entries(lists).flatMap(([name, { entries }]) =>
      entries.map((entry) => ({
        where: `lists, ${name} ${entry.code}`,
        from: entry.from,
        end: entry.endsBefore,
      })),
    ),
    ...closures.map((closure) => ({
      where: `closures ${elementName(closure)}`,
      from: closure.from,
      end: closure.switchUntil,
    })),
    ...restrictions.map(({ nationality, from, until }) => ({
      where: `restrictions ${nationality}`,
      from,
      end: until,
    })),
  ]
}
