import { toCsvError, parseRows } from '#platform/import/csv.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { decodeText } from '#platform/import/decode.ts'
import type { Input } from '#platform/import/open-input.ts'
import { repairMojibake } from '#platform/import/mojibake.ts'
import {
  COLUMNS,
  describeLayout,
  isOfficial,
  layoutOf,
  OFFICIAL,
  suggestColumns,
  type Headings,
  type Layout,
} from './columns.ts'

const SHOWN = 120
// A title and some notes may stand above the headings of a changed file.
const MOST_ABOVE = 20

/** One line of the register: an organisation and a route, as printed but without stray spaces. */
export interface RegisterRow {
  name: string
  town: string
  county: string
  typeAndRating: string
  route: string
}

interface Reading {
  /** The headings of a file whose columns have changed; see `parseColumns`. */
  headings?: Headings | null
  /** Called with a warning if the file is read by its headings. */
  onWarning?(words: string): void
}

/**
 * The lines of the official file, except those without a name. A file with other columns is read only if its headings
 * are given.
 * @throws {ImportError} for any other file, and for an incomplete one
 */
export async function* readRegisterRows(
  { bytes }: Pick<Input, 'bytes'>,
  { headings = null, onWarning = () => {} }: Reading = {},
): AsyncGenerator<RegisterRow> {
  const above: string[][] = []
  let layout: Layout | null = null
  let line = 1
  try {
    for await (const { record, info } of parseRows(decodeText(bytes), ',')) {
      const cells = record.map(tidy)
      if (layout) {
        const row = toRow(cells, layout, line)
        if (row.name) yield row
      } else if (above.length === 0 && isOfficial(cells)) layout = OFFICIAL
      else {
        layout = headings && layoutOf(cells, headings)
        if (layout) onWarning(describeLayout(cells, layout, above.length))
        else above.push(cells)
        if (above.length > MOST_ABOVE) break
      }
      line = info.lines + 1
    }
  } catch (error) {
    const explained = toCsvError(error, line)
    if (layout || explained === error) throw explained
    throw above.length > 0 ? refusal(above) : notTheRegister('its first line cannot be read')
  }
  if (layout) return
  if (above.length === 0) throw new ImportError('There is nothing in the file but blank lines.')
  throw refusal(above)
}

function refusal(lines: string[][]) {
  const found = (lines[0] ?? []).join(', ')
  const suggestion = suggestColumns(lines)
  return notTheRegister(
    `its first line is ‘${found.slice(0, SHOWN)}${found.length > SHOWN ? '…' : ''}’`,
    suggestion === null
      ? ''
      : ` If it is the register all the same, say where its columns are: --columns '${suggestion}'.`,
  )
}

function notTheRegister(reason: string, wayRound = '') {
  return new ImportError(
    `This is not the register of licensed sponsors as a CSV file, or its columns have changed: they should be ` +
      `${COLUMNS.join(', ')}, and ${reason}.${wayRound}`,
  )
}

function toRow(cells: string[], { positions, width }: Layout, line: number): RegisterRow {
  if (cells.length !== width) {
    throw new ImportError(
      `Line ${line} has ${cells.length} ${cells.length === 1 ? 'column' : 'columns'} where the register has ` +
        `${width}: the file is cut off or damaged. Download it again.`,
    )
  }
  const [name = '', town = '', county = '', typeAndRating = '', route = ''] = positions.map(
    (at) => cells[at] ?? '',
  )
  return { name, town, county, typeAndRating, route }
}

// oxlint-disable-next-line no-control-regex -- the database takes none of them
const BLANK = /[\s\u0000-\u001f\u007f\u200b]+/g

function tidy(cell: string) {
  return repairMojibake(cell).replaceAll(BLANK, ' ').trim()
}
