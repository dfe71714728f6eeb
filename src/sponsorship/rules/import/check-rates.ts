import type { OccupationRule, Rates, RuleSet } from '#sponsorship/rules/rule-set.ts'

const WEEKS = 52
/** The rules print pounds to the hundred, and hours to the penny. */
const ROUNDING = 100
const PENNY = 0.01

/** The rates that an occupation in a table must have. */
const NEEDED = [
  { tables: ['1', '1a'], field: 'standard' },
  { tables: ['2', '2aa', '2a'], field: 'lower' },
  { tables: ['3', '3a'], field: 'nationalScale' },
] as const

/** Finds going rates that cannot be right: falling where they should rise, or not matching their hourly rate. */
export function checkRates({ occupations, figures }: RuleSet): string[] {
  const yearly = WEEKS * figures.hoursBasis.value
  const floors = {
    standard: figures.hourlyFloorStandard.value * yearly,
    lower: figures.hourlyFloorLower.value * yearly,
  }
  return occupations.flatMap((occupation) => {
    const where = `occupations ${occupation.code}`
    return [
      ...missing(occupation).map((problem) => `${where}: ${problem}`),
      ...(['standard', 'lower'] as const).flatMap((kind) =>
        wrongIn(occupation[kind], yearly, floors[kind]).map(
          (problem) => `${where}, ${kind}: ${problem}`,
        ),
      ),
    ]
  })
}

function missing(occupation: OccupationRule) {
  return NEEDED.flatMap(({ tables, field }) => {
    const table = tables.find((one) => occupation.tables.includes(one))
    return table && occupation[field] === null
      ? [`it is in Table ${table}, so ‘${field}’ cannot be null.`]
      : []
  })
}

function wrongIn(rates: Rates | null, yearly: number, floor: number) {
  if (!rates) return []
  const { full, fullHourly, share90, share80, share70 } = rates
  const rising = [share70, share80, share90, full].filter((rate) => rate !== null)
  const problems = []
  if (rising.some((rate, index) => rate < (rising[index - 1] ?? 0))) {
    problems.push('70 %, 80 %, 90 % and the full rate should rise in this order.')
  }
  if (rising.some((rate) => rate < floor - ROUNDING)) {
    problems.push('a rate is below the hourly floor.')
  }
  if (Math.abs(full / yearly - fullHourly) > PENNY) {
    problems.push(`£${full} a year is not £${fullHourly} an hour.`)
  }
  return problems
}
