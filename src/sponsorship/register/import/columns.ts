import { CHANGED_COLUMNS } from './column-words.ts'
import { ImportError } from '#platform/import/import-error.ts'

/** The columns of the official file, in its order. */
export const COLUMNS = [
  'Organisation Name',
  'Town/City',
  'County',
  'Type & Rating',
  'Route',
] as const
export type Column = (typeof COLUMNS)[number]

/** The headings under which a changed file has the columns. */
export type Headings = Record<Column, string>

/** The option’s value for a file whose columns have their own names, but in another order or among others. */
const AS_NAMED = 'as-named'

/** Where each column is in a file. */
export interface Layout {
  /** The position of each column, in the order of `COLUMNS`. */
  positions: number[]
  /** The number of cells in each line. */
  width: number
}

/**
 * The headings of an option: ‘Organisation Name=Organisation,Town/City=City’. Columns left out have their own name.
 * @throws {ImportError} for a column that does not exist
 */
export function parseColumns(option: string | undefined): Headings | null {
  const text = option?.trim() ?? ''
  if (text === '') return null
  const headings = ownNames()
  if (text === AS_NAMED) return headings
  for (const pair of text.split(',')) {
    const [left = '', right] = pair.split('=').map((part) => part.trim())
    const column = COLUMNS.find((name) => isSame(name, left))
    if (!column || !right) {
      throw new ImportError(
        `‘${pair.trim()}’ does not say where a column is: write them as in ` +
          `--columns 'Organisation Name=Organisation,Town/City=City', or --columns ${AS_NAMED}.`,
      )
    }
    headings[column] = right
  }
  return headings
}

/** Whether these are the headings of the official file. */
export function isOfficial(cells: string[]): boolean {
  return (
    cells.length === COLUMNS.length && COLUMNS.every((name, at) => isSame(name, cells[at] ?? ''))
  )
}

export const OFFICIAL: Layout = { positions: COLUMNS.map((_, at) => at), width: COLUMNS.length }

/** The layout that a line of headings describes; null if a heading is missing or there twice. */
export function layoutOf(cells: string[], headings: Headings): Layout | null {
  const positions = COLUMNS.map((column) => {
    const found = cells.flatMap((cell, at) => (isSame(cell, headings[column]) ? [at] : []))
    return found.length === 1 ? (found[0] ?? -1) : -1
  })
  if (positions.includes(-1) || new Set(positions).size < positions.length) return null
  return { positions, width: cells.length }
}

/** A warning that says how a file differs from the official one. */
export function describeLayout(cells: string[], layout: Layout, linesBefore: number): string {
  const renamed = COLUMNS.flatMap((column, index) => {
    const heading = cells[layout.positions[index] ?? -1] ?? ''
    return isSame(heading, column) ? [] : [`${column} from ‘${heading}’`]
  })
  const unread = cells.filter((cell, at) => cell !== '' && !layout.positions.includes(at))
  const parts = [
    renamed.length > 0 && `read ${renamed.join(', ')}`,
    unread.length > 0 && `left out ${unread.map((cell) => `‘${cell}’`).join(', ')}`,
    linesBefore > 0 &&
      `skipped ${linesBefore === 1 ? 'a line' : `${linesBefore} lines`} above them`,
  ].filter((part) => typeof part === 'string')
  const did = parts.length > 0 ? `: we ${parts.join(', ')}` : ''
  return `${CHANGED_COLUMNS}${did}. Look up some employers before you rely on it.`
}

/** The option with which one of these lines could be read as the headings; null if none could. */
export function suggestColumns(lines: string[][]): string | null {
  for (const cells of lines) {
    const headings = COLUMNS.map((column) => cells.find((cell) => isAlike(cell, column)))
    if (headings.includes(undefined)) continue
    const renamed = COLUMNS.flatMap((column, at) =>
      isSame(column, headings[at] ?? '') ? [] : [`${column}=${headings[at]}`],
    )
    const option = renamed.length > 0 ? renamed.join(',') : AS_NAMED
    if (layoutOf(cells, parseColumns(option) ?? ownNames())) return option
  }
  return null
}

function ownNames(): Headings {
  return Object.fromEntries(COLUMNS.map((name) => [name, name])) as Headings
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

/** Whether a heading probably means a column: ‘OrganisationName’, ‘City / Town’, ‘Organisation’. */
function isAlike(heading: string, column: Column) {
  const [found, wanted] = [wordsOf(heading), wordsOf(column)]
  if (found.length === 0) return false
  if (found.join('') === wanted.join('')) return true
  const [few, many] = found.length < wanted.length ? [found, wanted] : [wanted, found]
  return few.every((word) => many.includes(word))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
