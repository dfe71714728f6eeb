import type { Db } from '#platform/database/database.ts'
import { indexRuleSet, type RuleIndex } from './rule-index.ts'
import { resolveEditions } from './edition.ts'
import { RuleSet } from './rule-set.ts'
import first from './sets/uk-skilled-worker-2025-11-25.json' with { type: 'json' }
import january2026 from './sets/uk-skilled-worker-2026-01-08.json' with { type: 'json' }
import march2026 from './sets/uk-skilled-worker-2026-03-26.json' with { type: 'json' }
import april2026 from './sets/uk-skilled-worker-2026-04-08.json' with { type: 'json' }
import october2026 from './sets/uk-skilled-worker-2026-10-08.json' with { type: 'json' }
import december2026 from './sets/uk-skilled-worker-2026-12-31.json' with { type: 'json' }
import january2027 from './sets/uk-skilled-worker-2027-01-01.json' with { type: 'json' }
import april2027 from './sets/uk-skilled-worker-2027-04-01.json' with { type: 'json' }

interface Change {
  date: string
  what: string
}

/** The sets that come with the product, the earliest first. */
export const SHIPPED: RuleSet[] = resolveEditions(first, [
  january2026,
  march2026,
  april2026,
  october2026,
  december2026,
  january2027,
  april2027,
])

const SHIPPED_INDEXES = SHIPPED.map(indexRuleSet)
// Imported sets by version and time of import, loaded once: a set never changes under its version.
const importedIndexes = new Map<string, RuleIndex>()

/** The shipped sets and those imported since. A set that another process imports is found at once. */
export async function findRuleSets(db: Db): Promise<RuleSet[]> {
  return (await findRuleIndexes(db)).map(({ rules }) => rules)
}

/** The set in force on a date, ready for checks, with the sets that will follow it. */
export async function findRuleIndex(db: Db, date: string): Promise<RuleIndex> {
  return indexForChecks(await findRuleIndexes(db), date)
}

/** The set in force on a date with those that follow it, in order. */
export function indexForChecks(indexes: RuleIndex[], date: string): RuleIndex {
  const history = inOrder(indexes)
  const index = indexInForceOn(history, date)
  const later = history.filter(({ rules }) => rules.effectiveFrom > date && rules !== index.rules)
  return { ...index, later }
}

/** The past, current and future sets, in order; of two from the same day the one imported last. */
export async function findRuleHistory(db: Db): Promise<RuleIndex[]> {
  return inOrder(await findRuleIndexes(db))
}

function inOrder(indexes: RuleIndex[]): RuleIndex[] {
  const byDay = new Map(indexes.map((index) => [index.rules.effectiveFrom, index]))
  return [...byDay.values()].toSorted((one, other) =>
    compare(one.rules.effectiveFrom, other.rules.effectiveFrom),
  )
}

/** The set in force on a date; for a date before all of them, the earliest. */
export function indexInForceOn(indexes: RuleIndex[], date: string): RuleIndex {
  const dated = indexes.map((index) => ({ index, effectiveFrom: index.rules.effectiveFrom }))
  return inForceOn(dated, date).index
}

async function findRuleIndexes(db: Db): Promise<RuleIndex[]> {
  const rows = await db
    .selectFrom('ruleSet')
    .select(['version', 'takenAt'])
    .orderBy('takenAt')
    .orderBy('version')
    .execute()
  const indexes: RuleIndex[] = []
  for (const { version, takenAt } of rows) {
    const key = `${version} ${takenAt}`
    const index = importedIndexes.get(key) ?? indexRuleSet(await loadSet(db, version))
    importedIndexes.set(key, index)
    indexes.push(index)
  }
  return [...SHIPPED_INDEXES.filter((shipped) => !indexes.some(replaces(shipped))), ...indexes]
}

/** An imported set also replaces the editions after it, if it knows newer facts than they do. */
function replaces({ rules: shipped }: RuleIndex) {
  return ({ rules }: RuleIndex) =>
    rules.effectiveFrom <= shipped.effectiveFrom && confirmationOf(rules) > confirmationOf(shipped)
}

/** The day when a set's facts were last checked. */
export function confirmationOf({ confirmedOn, seenOn }: RuleSet): string {
  return confirmedOn ?? seenOn
}

async function loadSet(db: Db, version: string) {
  const { content } = await db
    .selectFrom('ruleSet')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const { data } = RuleSet.safeParse(content)
  if (data) return data
  throw new Error(`The rule set ${version} has a shape that this version of Landfall cannot read.`)
}

/** The set in force on a date; for a date before all of them, the earliest. */
export function inForceOn<Set extends Pick<RuleSet, 'effectiveFrom'>>(
  sets: Set[],
  date: string,
): Set {
  const sorted = sets.toSorted((one, other) => compare(one.effectiveFrom, other.effectiveFrom))
  const set = sorted.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? sorted[0]
  if (!set) throw new Error('There is no rule set.')
  return set
}

/** The first day after `date` on which a known rule changes; null if none does. */
export function nextChangeAfter(sets: RuleSet[], date: string): string | null {
  return changesAfter(sets, date)[0]?.date ?? null
}

/** The changes after `date`, the earliest first. */
export function changesAfter(sets: RuleSet[], date: string): { date: string; what: string }[] {
  const first = inForceOn(sets, date)
  return sets
    .flatMap((set) => {
      const { effectiveFrom, version } = set
      const within = listChanges(set).filter((change) => change.date > effectiveFrom)
      const start = { date: effectiveFrom, what: `The rule set ${version} takes effect.` }
      return (set === first ? within : [start, ...within]).map((change) => ({ ...change, set }))
    })
    .filter((change) => change.date > date && inForceOn(sets, change.date) === change.set)
    .map(({ date, what }) => ({ date, what }))
    .toSorted((one, other) => compare(one.date, other.date))
}

function compare(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** The rules of a set that start or end while it is in force. */
function listChanges(set: RuleSet): Change[] {
  return [
    ...ofFigures(set),
    ...ofLists(set),
    ...ofClosures(set),
    ...ofRestrictions(set),
    ...ofTransitions(set),
  ]
}

function ofFigures({ figures, options }: RuleSet): Change[] {
  const named = Object.entries(figures).flatMap(([name, values]) =>
    [values ?? []]
      .flat()
      .map(({ value, from, until }) => ({ what: `${name} ${value}`, from, until })),
  )
  return [
    ...named.map(({ from, what }) => ({ date: from, what: `${what} begins to hold.` })),
    ...named.flatMap(({ until, what }) =>
      until ? [{ date: until, what: `${what} no longer holds.` }] : [],
    ),
    ...options.map(({ name, from }) => ({ date: from, what: `Option ${name} begins to hold.` })),
  ]
}

function ofLists({ lists }: RuleSet): Change[] {
  return Object.values(lists).flatMap(({ title, entries }) => [
    ...inDays(entries, ({ from }) => from).map(([date, count]) => ({
      date,
      what: `${title}: ${count} occupations come on it.`,
    })),
    ...inDays(entries, ({ endsBefore }) => endsBefore).map(([date, count]) => ({
      date,
      what: `${title}: ${count} occupations are no longer on it.`,
    })),
  ])
}

function inDays<Entry>(entries: Entry[], dayOf: (entry: Entry) => string) {
  return [...Map.groupBy(entries, dayOf)].map(([day, { length }]) => [day, length] as const)
}

function ofClosures({ closures }: RuleSet): Change[] {
  return closures.flatMap(({ codes, from, switchUntil }) => {
    const which = codes.join(', ')
    return [
      { date: from, what: `${which}: closed to applicants from abroad.` },
      { date: switchUntil, what: `${which}: closed to people switching inside the UK.` },
    ]
  })
}

function ofRestrictions({ restrictions }: RuleSet): Change[] {
  return restrictions.flatMap(({ nationality, from, until }) => {
    const who = `Applications from abroad by nationals of ${nationality}`
    const start = { date: from, what: `${who}: refused.` }
    return until ? [start, { date: until, what: `${who}: decided as before.` }] : [start]
  })
}

function ofTransitions({ transitions }: RuleSet): Change[] {
  const what = `Lower rates end for people on the route since before ${transitions.ratesRaisedOn}.`
  return [{ date: transitions.oldRatesUntil, what }]
}
