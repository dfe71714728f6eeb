import { toCsvError, parseRows } from '#platform/import/csv.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { decodeText } from '#platform/import/decode.ts'
import type { Input } from '#platform/import/open-input.ts'
import { repairMojibake } from '#platform/import/mojibake.ts'

const HEADER = ['Organisation Name', 'Town/City', 'County', 'Type & Rating', 'Route']
const SHOWN = 120

/** One line of the register: an organisation and a route, as printed but without stray spaces. */
export interface RegisterRow {
  name: string
  town: string
  county: string
  typeAndRating: string
  route: string
}

/**
 * The lines of the official file, except those without a name.
 * @throws {ImportError} for any other file, and for an incomplete one
 */
export async function* readRegisterRows({
  bytes,
}: Pick<Input, 'bytes'>): AsyncGenerator<RegisterRow> {
  let isHeader = true
  let line = 1
  try {
    for await (const { record, info } of parseRows(decodeText(bytes), ',')) {
      const cells = record.map(tidy)
      if (isHeader) checkHeader(cells)
      else {
        const row = toRow(cells, line)
        if (row.name) yield row
      }
      isHeader = false
      line = info.lines + 1
    }
  } catch (error) {
    const explained = toCsvError(error, line)
    const isCsv = explained === error || !isHeader
    throw isCsv ? explained : notTheRegister('its first line cannot be read')
  }
  if (isHeader) throw new ImportError('There is nothing in the file but blank lines.')
}

function checkHeader(cells: string[]) {
  const isSame =
    cells.length === HEADER.length &&
    cells.every((cell, index) => cell.toLowerCase() === HEADER[index]?.toLowerCase())
  if (isSame) return
  const found = cells.join(', ')
  throw notTheRegister(
    `its first line is ‘${found.slice(0, SHOWN)}${found.length > SHOWN ? '…' : ''}’`,
  )
}

function notTheRegister(reason: string) {
  return new ImportError(
    `This is not the register of licensed sponsors as a CSV file, or its columns have changed: they should be ` +
      `${HEADER.join(', ')}, and ${reason}.`,
  )
}

function toRow(cells: string[], line: number): RegisterRow {
  if (cells.length !== HEADER.length) {
    throw new ImportError(
      `Line ${line} has ${cells.length} ${cells.length === 1 ? 'column' : 'columns'} where the register has ` +
        `${HEADER.length}: the file is cut off or damaged. Download it again.`,
    )
  }
  const [name = '', town = '', county = '', typeAndRating = '', route = ''] = cells
  return { name, town, county, typeAndRating, route }
}

// oxlint-disable-next-line no-control-regex -- the database takes none of them
const BLANK = /[\s\u0000-\u001f\u007f\u200b]+/g

function tidy(cell: string) {
  return repairMojibake(cell).replaceAll(BLANK, ' ').trim()
}
