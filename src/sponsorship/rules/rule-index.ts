import type { RuleSource } from '#sponsorship/model/check.schema.ts'
import type { ListEntry, OccupationRule, RuleSet, ScaleRate } from './rule-set.ts'

type Closure = RuleSet['closures'][number]
export type Scale = RuleSet['nationalScales'][string]

/** A rule set with lookup tables for checking many adverts. */
export interface RuleIndex {
  rules: RuleSet
  occupation: Map<string, OccupationRule>
  shortage: Map<string, ListEntry[]>
  salary: Map<string, ListEntry[]>
  closure: Map<string, Closure>
  /** The bands of an occupation’s national pay scale, in its order. */
  bands: Map<string, string[]>
  /** The source of a named rule. */
  cite: (rule: string) => RuleSource
  /** Days on which the rules of an occupation change, in order. */
  changes: Map<string, string[]>
  /** Days on which the rules for a person change, in order. */
  personalChanges: string[]
  /** The lowest yearly pay that is enough in any occupation, for anyone. */
  lowestSalary: number
  /** The sets that will follow this one, in order. */
  later: RuleIndex[]
}

/** Indexes a rule set. It takes some tenths of a millisecond: do it once for a set, not for every advert. */
export function indexRuleSet(rules: RuleSet): RuleIndex {
  const { lists, closures } = rules
  return {
    rules,
    occupation: new Map(rules.occupations.map((rule) => [rule.code, rule])),
    shortage: Map.groupBy(lists.shortage.entries, ({ code }) => code),
    salary: Map.groupBy(lists.salary.entries, ({ code }) => code),
    closure: new Map(closures.flatMap((closure) => closure.codes.map((code) => [code, closure]))),
    bands: indexBands(rules),
    cite: createCite(rules),
    changes: listChangeDays(rules),
    personalChanges: sortDays([
      rules.transitions.oldRatesUntil,
      ...rules.figures.englishLevels.flatMap(({ from, until }) => [from, until]),
    ]),
    lowestSalary: findLowestSalary(rules),
    later: [],
  }
}

function indexBands({ occupations, nationalScales }: RuleSet) {
  const bands = new Map<string, string[]>()
  for (const { code, nationalScale } of occupations) {
    const rates = nationalScale ? (nationalScales[nationalScale]?.rates ?? []) : []
    const own = rates.filter(({ codes }) => !codes || codes.includes(code))
    if (own.length > 0) bands.set(code, [...new Set(own.map(({ band }) => band))])
  }
  return bands
}

function listChangeDays({ lists, closures, options }: RuleSet) {
  const days = new Map<string, (string | undefined)[]>()
  const add = (code: string, ...more: (string | undefined)[]) =>
    days.set(code, [...(days.get(code) ?? []), ...more])
  for (const { code, from, endsBefore } of [...lists.shortage.entries, ...lists.salary.entries]) {
    add(code, from, endsBefore)
  }
  for (const { codes, from, switchUntil } of closures) {
    for (const code of codes) add(code, from, switchUntil)
  }
  const ofAll = options.map(({ from }) => from)
  add('', ...ofAll)
  return new Map([...days].map(([code, some]) => [code, sortDays([...some, ...ofAll])]))
}

function sortDays(days: (string | undefined)[]) {
  return [...new Set(days)].filter((day) => day !== undefined).toSorted()
}

/** The sum of a rate by a newer award; undefined where none was found. */
export function awardOf({ newer }: Pick<Scale, 'newer'>, { band, area }: ScaleRate) {
  return newer?.rates.find((rate) => rate.band === band && rate.area === area)?.annual
}

/** The lowest salary, including band 3, which nurses working towards registration may have (SW 13.2). */
function findLowestSalary({ options, nationalScales }: RuleSet) {
  const bands = Object.values(nationalScales)
    .filter(({ lowestForNew }) => lowestForNew !== null)
    .flatMap(({ rates }) => rates.map(({ annual }) => annual))
  return Math.min(...options.map(({ floor }) => floor), ...bands)
}

function createCite({ rules, sources }: RuleSet) {
  const known = new Map<string, RuleSource>()
  const [first] = Object.values(sources)
  return (rule: string): RuleSource => {
    const cited = known.get(rule)
    if (cited) return cited
    const page = sources[rules[rule]?.source ?? ''] ?? first
    if (!page) throw new Error('The rule set names no source.')
    const source = { rule, title: page.title, url: page.url, date: page.updatedOn }
    known.set(rule, source)
    return source
  }
}
