import type { Rates, RuleSet } from '#sponsorship/rules/rule-set.ts'
import type { PageRow, RulesPage } from './read-page.ts'

/** Figures by name, of one part of the rules. */
export type Figures = Map<string, number | string>

/** The parts of the rules that are compared, as the report calls them. */
export const PARTS = [
  'Points options',
  'Going rates',
  'Lower going rates',
  'Pay bands of Tables 4 and 5',
  'Immigration Salary List',
  'Funds',
] as const
export type FiguresByPart = Record<(typeof PARTS)[number], Figures>

const SHARES = ['full', 'share90', 'share80', 'share70'] as const
const STANDARD = new Set(['1', '1a'])
const LOWER = new Set(['2', '2aa'])
const SCALES = new Set(['4', '5'])
const MONEY = /£([\d,]+(?:\.\d\d)?)/
const RATE = /^£([\d,]+)(?: \(£([\d.]+) per hour\))?/

/** The figures on a saved page; a part that it does not have is empty. */
export function figuresOfPage({ rows, text }: RulesPage): FiguresByPart {
  const funds = /funds of at least £([\d,]+)/.exec(text)?.[1]
  return {
    'Points options': new Map(rows.flatMap(toOption)),
    'Going rates': new Map(rows.filter(isIn(STANDARD)).flatMap(toRates)),
    'Lower going rates': new Map(rows.filter(isIn(LOWER)).flatMap(toRates)),
    'Pay bands of Tables 4 and 5': new Map(toScales(rows.filter(isIn(SCALES)))),
    'Immigration Salary List': new Map(rows.flatMap(toListEntry)),
    Funds: new Map(funds ? [['Money to live on', toNumber(funds)]] : []),
  }
}

/** The figures of a rule set, under the names that they have on a page. */
export function figuresOfSet(set: RuleSet): FiguresByPart {
  const { options, occupations, nationalScales, lists, figures } = set
  const inTables = (tables: Set<string>) =>
    occupations.filter((one) => one.tables.some((table) => tables.has(table)))
  return {
    'Points options': new Map(options.map(({ name, floor }) => [`Option ${name}`, floor])),
    'Going rates': new Map(
      inTables(STANDARD).flatMap(({ code, standard }) => namedRates(code, standard)),
    ),
    'Lower going rates': new Map(
      inTables(LOWER).flatMap(({ code, lower }) => namedRates(code, lower)),
    ),
    'Pay bands of Tables 4 and 5': new Map(
      Object.values(nationalScales)
        .filter(({ rule }) => /^Table [45]$/.test(rule))
        .flatMap(({ rates }) =>
          rates
            .filter(({ codes }) => !codes)
            .map(({ label, area, annual }): [string, number] => [`${label}, ${area}`, annual]),
        ),
    ),
    'Immigration Salary List': new Map(
      lists.salary.entries.map(({ code, endsBefore }) => [code, endsBefore]),
    ),
    Funds: new Map([['Money to live on', figures.maintenanceFunds.value]]),
  }
}

function isIn(tables: Set<string>) {
  return ({ table }: PageRow) => table !== null && tables.has(table)
}

function codeOf({ cells }: PageRow) {
  return /^(\d{4})\b/.exec(cells[0] ?? '')?.[1] ?? null
}

function toOption({ cells }: PageRow): [string, number][] {
  const [name = '', words = ''] = cells
  const floor = /salary equals or exceeds both:.*?£([\d,]+) per year/.exec(words)?.[1]
  return /^[A-K]$/.test(name) && floor ? [[`Option ${name}`, toNumber(floor)]] : []
}

function toRates(row: PageRow): [string, number | string][] {
  const code = codeOf(row)
  if (code === null) return []
  const rates = row.cells.filter((cell) => RATE.test(cell) || cell === 'Not applicable')
  return SHARES.flatMap((share, at): [string, number | string][] => {
    const [, annual, hourly] = RATE.exec(rates[at] ?? '') ?? []
    if (annual === undefined) return []
    const named: [string, number][] = [[`${code}, ${share}`, toNumber(annual)]]
    return share === 'full' && hourly ? [...named, [`${code}, an hour`, Number(hourly)]] : named
  })
}

function namedRates(code: string, rates: Rates | null): [string, number][] {
  if (!rates) return []
  const shares = SHARES.flatMap((share): [string, number][] => {
    const value = rates[share]
    return value === null ? [] : [[`${code}, ${share}`, value]]
  })
  return [...shares, [`${code}, an hour`, rates.fullHourly]]
}

/** The bands by area: the first row of each table names the areas. */
function toScales(rows: PageRow[]): [string, number][] {
  let areas: string[] = []
  return rows.flatMap(({ cells }): [string, number][] => {
    const [label = '', ...values] = cells
    if (values.some((value) => value === 'Scotland')) areas = values
    return values.flatMap((value, at): [string, number][] => {
      const amount = MONEY.exec(value)?.[1]
      const area = areas[at]
      return amount && area ? [[`${label}, ${area}`, toNumber(amount)]] : []
    })
  })
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** An occupation on the list, and the day when it leaves. */
function toListEntry(row: PageRow): [string, string][] {
  const code = codeOf(row)
  const [, day, month = '', year] = /^(\d\d?) (\w+) (\d{4})$/.exec(row.cells.at(-1) ?? '') ?? []
  const number = MONTHS.indexOf(month) + 1
  if (code === null || number === 0 || !day) return []
  return [[code, `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`]]
}

function toNumber(text: string) {
  return Number(text.replaceAll(',', ''))
}
