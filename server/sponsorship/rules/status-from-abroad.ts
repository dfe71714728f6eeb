import type { ListEntry, RuleSet } from './rule-set.ts'

/** How an occupation stands for somebody abroad who is new to the route. */
export type StatusFromAbroad =
  | 'eligible-rqf6'
  | 'national-scale'
  | 'shortage-list'
  | 'salary-list'
  | 'both-lists'
  | 'closed'
  | 'on-route-only'
  | 'on-route-pre-2024-only'
  | 'ineligible'
  | 'unknown-code'

const byCode = new WeakMap<RuleSet, Map<string, RuleSet['occupations'][number]>>()

/** What the tables say of an occupation; null for a code that none of them has. */
export function findOccupationRule(rules: RuleSet, code: string) {
  let codes = byCode.get(rules)
  if (!codes) {
    codes = new Map(rules.occupations.map((rule) => [rule.code, rule]))
    byCode.set(rules, codes)
  }
  return codes.get(code) ?? null
}

/** The entries of a list for an occupation that count on a day, wherever in the UK the job is. */
export function entriesOn(list: { entries: ListEntry[] }, code: string, date: string): ListEntry[] {
  return list.entries.filter(
    (entry) => entry.code === code && entry.from <= date && date < entry.endsBefore,
  )
}

/** From the tables and lists alone, by the code as a whole: an entry may be for some jobs or nations. */
export function statusFromAbroad(rules: RuleSet, code: string, date: string): StatusFromAbroad {
  const occupation = findOccupationRule(rules, code)
  if (!occupation) return 'unknown-code'
  const isClosed = rules.closures.some(({ codes, from }) => from <= date && codes.includes(code))
  if (isClosed) return 'closed'
  const isIn = (...tables: (typeof occupation.tables)[number][]) =>
    tables.some((table) => occupation.tables.includes(table))
  if (isIn('1', '2')) return 'eligible-rqf6'
  if (isIn('3')) return 'national-scale'
  const isShort = entriesOn(rules.lists.shortage, code, date).length > 0
  const isListed = entriesOn(rules.lists.salary, code, date).length > 0
  if (isShort) return isListed ? 'both-lists' : 'shortage-list'
  if (isListed) return 'salary-list'
  if (isIn('1a', '2aa', '3a')) return 'on-route-only'
  return isIn('2a') ? 'on-route-pre-2024-only' : 'ineligible'
}
