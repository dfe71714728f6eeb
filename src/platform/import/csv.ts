import { CsvError, parse, type Info } from 'csv-parse'
import type { Problem } from './source-record.ts'
import { ImportError } from './import-error.ts'
import { addField } from './add-field.ts'
import { toText } from './text-of.ts'
import { MAX_RECORD_LENGTH, MOST_CELLS } from './limits.ts'

interface Row {
  record: string[]
  info: Info
}

/** A row under our names for its columns, or why it could not be read. */
export type CsvRecord<Field extends string> = {
  line: number
  /** The number as spreadsheets count rows; the header is the first. */
  row: number
} & ({ value: Partial<Record<Field, string>> } | { problem: Problem })

/** The field of each column of a header; null for a column that is not read. */
export type ReadHeader<Field extends string> = (header: string[]) => (Field | null)[]

/** A line that Excel writes and reads before a header, and does not show. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?[\r\n]/i

const TOO_MANY_CELLS = `A row has more than ${MOST_CELLS} cells: leave out what is not the list.`

/**
 * Parses CSV with a header line. The separator is the most frequent of comma, semicolon and tab in it, or the one named
 * in Excel’s line before it.
 * @throws {ImportError} for an unusable header, or a quote that is never closed
 */
export async function* readCsv<Field extends string>(
  text: AsyncIterable<string>,
  sample: string,
  readHeader: ReadHeader<Field>,
): AsyncGenerator<CsvRecord<Field>> {
  let header: string[] = []
  let fields: (Field | null)[] = []
  let line = 1
  const named = SEPARATOR_LINE.exec(sample.trimStart())?.[1]
  const unseen = named ? 1 : 0
  try {
    for await (const { record, info } of parseRows(text, named ?? detectDelimiter(sample))) {
      if (info.records <= unseen) continue
      if (fields.length === 0) {
        header = record
        fields = readHeader(header)
      } else {
        const row = info.records + info.empty_lines - unseen
        yield { line, row, ...toRecord(record, header, fields) }
      }
      line = info.lines + 1
    }
  } catch (error) {
    throw toCsvError(error, line)
  }
}

export async function* parseRows(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
  })
  // Thrown below, after the rows before the error.
  parser.on('error', () => {})
  // Separators since the last piece in which a row ended.
  let cells = 0
  for await (const chunk of normalizeLineEnds(text)) {
    cells += chunk.split(delimiter).length
    parser.write(chunk)
    for (let row: Row | null = parser.read(); row; row = parser.read()) {
      cells = 0
      yield row
    }
    if (cells > MOST_CELLS) throw new ImportError(TOO_MANY_CELLS)
    if (parser.errored) throw parser.errored
  }
  parser.end()
  yield* parser as AsyncIterable<Row>
}

/** Ends every line with '\n', so that each is counted once. */
async function* normalizeLineEnds(text: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of text) {
    const whole = rest + chunk
    rest = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - rest.length).replaceAll(/\r\n?/g, '\n')
  }
  if (rest) yield '\n'
}

function detectDelimiter(sample: string) {
  const unquoted = (/^[^\r\n]*/.exec(sample.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: unquoted.split(mark).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).mark
}

function toRecord<Field extends string>(
  cells: string[],
  header: string[],
  fields: (Field | null)[],
) {
  const extra = cells.slice(header.length).some((cell) => cell.trim() !== '')
  if (extra || cells.length < header.length) {
    const reason =
      `This row has ${cells.length} cells where the header has ${header.length}: ` +
      'put quotes around a cell that holds the separator or a line break.'
    return { problem: { field: '' as const, reason, value: cells.join(' | ') } }
  }
  const value: Partial<Record<Field, string>> = {}
  for (const [index, field] of fields.entries()) {
    if (field) addField(value, field, toText(cells[index]))
  }
  return { value }
}

export function toCsvError(error: unknown, line: number) {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportError(
      `The row that begins at line ${line} has a quote that is never closed. Close it, then try again.`,
    )
  }
  return new ImportError(`The CSV cannot be read at line ${line}: ${error.message}.`)
}
