import { CsvError, parse, type Info } from 'csv-parse'
import type { Advert, Field, SourceRecord } from '../advert.ts'
import { ImportError } from '../import-error.ts'
import { addField } from '../shapes/add-field.ts'
import { toText } from '../shapes/text-of.ts'
import { columnFields } from './csv-columns.ts'
import { MAX_RECORD_LENGTH } from './limits.ts'

interface Row {
  record: string[]
  info: Info
}

/**
 * Parses CSV with a header line. The separator is the most frequent of comma, semicolon and tab in it.
 * @throws {ImportError} for an unusable header, or a quote that is never closed
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  sample: string,
  map: Map<string, Field>,
): AsyncGenerator<SourceRecord> {
  let header: string[] = []
  let fields: (Field | null)[] = []
  let line = 1
  try {
    for await (const { record, info } of parseRows(text, detectDelimiter(sample))) {
      if (fields.length === 0) {
        header = record
        fields = columnFields(header, map)
      } else yield toRecord(record, header, fields, line)
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
  for await (const chunk of normalizeLineEnds(text)) {
    parser.write(chunk)
    for (let row: Row | null = parser.read(); row; row = parser.read()) yield row
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

function toRecord(
  cells: string[],
  header: string[],
  fields: (Field | null)[],
  line: number,
): SourceRecord {
  const extra = cells.slice(header.length).some((cell) => cell.trim() !== '')
  if (extra || cells.length < header.length) {
    const reason =
      `This row has ${cells.length} cells where the header has ${header.length}: ` +
      'put quotes around a cell that holds the separator or a line break.'
    return { line, problem: { field: '', reason, value: cells.join(' | ') } }
  }
  const value: Advert = {}
  for (const [index, field] of fields.entries()) {
    if (field) addField(value, field, toText(cells[index]))
  }
  return { line, value }
}

export function toCsvError(error: unknown, line: number) {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportError(
      `The row that begins at line ${line} has a quote that is never closed. Fix it and import again.`,
    )
  }
  return new ImportError(`The CSV cannot be read at line ${line}: ${error.message}.`)
}
