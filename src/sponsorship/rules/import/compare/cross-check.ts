import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { checkDates } from '#sponsorship/rules/import/check-dates.ts'
import { checkRates } from '#sponsorship/rules/import/check-rates.ts'

const OPTIONS = 'ABCDEFGHIJK'

/** Finds contradictions in a set of the right shape; one sentence for each. */
export function crossCheck(set: RuleSet, shipped: RuleSet[], today: string): string[] {
  return [
    ...checkSources(set),
    ...checkCodes(set),
    ...checkOptions(set),
    ...checkScales(set),
    ...checkCitations(set, shipped),
    ...checkRates(set),
    ...checkDates(set, shipped, today),
  ]
}

function checkSources({ sources, figures, options, lists, closures, ...set }: RuleSet) {
  const cited: [string, { source: string }][] = [
    ...Object.entries(figures).flatMap(([name, values]) =>
      [values ?? []]
        .flat()
        .map((figure): [string, { source: string }] => [`figures, ${name}`, figure]),
    ),
    ...set.restrictions.map((one): [string, typeof one] => [
      `restrictions ${one.nationality}`,
      one,
    ]),
    ...options.map((option): [string, { source: string }] => [`options ${option.name}`, option]),
    ...Object.entries(lists).map(([name, list]): [string, typeof list] => [`lists, ${name}`, list]),
    ...closures.map((one): [string, typeof one] => [`closures ${one.codes.join(' and ')}`, one]),
    ['transitions', set.transitions],
    ...Object.entries(set.rules).map(([name, rule]): [string, typeof rule] => [
      `rules, ${name}`,
      rule,
    ]),
    ...Object.entries(set.nationalScales).map(([name, scale]): [string, typeof scale] => [
      `nationalScales, ${name}`,
      scale,
    ]),
  ]
  return cited
    .filter(([, { source }]) => !Object.hasOwn(sources, source))
    .map(([where, { source }]) => `${where}: the source ‘${source}’ is not among the sources.`)
}

function checkCodes({ occupations, lists, closures }: RuleSet) {
  const codes = new Set(occupations.map(({ code }) => code))
  const listed = [
    ...lists.shortage.entries.map(({ code }) => ['lists, shortage', code]),
    ...lists.salary.entries.map(({ code }) => ['lists, salary', code]),
    ...closures.flatMap((closure) => closure.codes.map((code) => ['closures', code])),
  ]
  return [
    ...repeated(occupations.map(({ code }) => code)).map(
      (code) => `occupations ${code}: it appears more than once.`,
    ),
    ...listed
      .filter(([, code]) => code && !codes.has(code))
      .map(([where, code]) => `${where} ${code}: there is no such occupation.`),
  ]
}

function checkOptions({ options }: RuleSet) {
  const names = options.map(({ name }) => name)
  return [
    ...[...OPTIONS]
      .filter((name) => !names.includes(name))
      .map((name) => `options: option ${name} is missing.`),
    ...repeated(names).map((name) => `options ${name}: it appears more than once.`),
  ]
}

function checkScales({ nationalScales, occupations }: RuleSet) {
  const codes = new Set(occupations.map(({ code }) => code))
  const ofScales = Object.entries(nationalScales).flatMap(([key, scale]) => {
    const bands = new Set(scale.rates.map(({ band }) => band))
    const named = [scale.lowestForNew, ...Object.values(scale.lowestFor ?? {})]
    const used = [
      ...Object.keys(scale.lowestFor ?? {}),
      ...scale.rates.flatMap((rate) => rate.codes ?? []),
    ]
    return [
      ...named
        .filter((band) => band !== null && !bands.has(band))
        .map((band) => `nationalScales, ${key}: it has no band ‘${band}’.`),
      ...[...new Set(used)]
        .filter((code) => !codes.has(code))
        .map((code) => `nationalScales, ${key}: there is no occupation ${code}.`),
      ...repeated(scale.rates.map(({ band, area }) => `${band}, ${area}`)).map(
        (rate) => `nationalScales, ${key}, rates ${rate}: it appears more than once.`,
      ),
    ]
  })
  const ofOccupations = occupations
    .filter(({ nationalScale: key }) => key !== null && !Object.hasOwn(nationalScales, key))
    .map(({ code, nationalScale }) => `occupations ${code}: there is no scale ‘${nationalScale}’.`)
  return [...ofScales, ...ofOccupations]
}

/** Pages cite rules by name, so every name in the shipped sets must exist. */
function checkCitations({ rules, effectiveFrom }: RuleSet, shipped: RuleSet[]) {
  const before = shipped.filter((set) => set.effectiveFrom <= effectiveFrom)
  const cited = new Set(before.flatMap((set) => Object.keys(set.rules)))
  return [...cited]
    .filter((name) => !Object.hasOwn(rules, name))
    .map((name) => `rules: ‘${name}’ is missing, and the pages cite it.`)
}

function repeated(names: string[]) {
  return [...Map.groupBy(names, (name) => name)]
    .filter(([, { length }]) => length > 1)
    .map(([name]) => name)
}
