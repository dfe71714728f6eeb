import { wrongField } from '#platform/primitives/errors.schema.ts'
import { MOST_ROWS } from '#hiring/upload/upload-words.ts'
import { readCsv } from '#platform/import/csv.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { openText } from '#board/jobs/import/input/read-records.ts'
import { detectFormat, SAMPLE_LENGTH } from '#board/jobs/import/input/sniff.ts'
import { cleanParagraphs } from '#board/jobs/import/text/clean-text.ts'
import { unescapeFormulas } from '#platform/text/csv.ts'
import { readColumns, type ListField, type ListRow } from './list-columns.ts'

/** A row of a list, or the reason why it could not be read, with the row itself. */
export type ReadRow = { number: number } & ({ row: ListRow } | { problem: string; source: string })

export interface ReadList {
  rows: ReadRow[]
  unusedColumns: string[]
}

const SAVE_AS = 'In Excel: File, Save As, ‘CSV UTF-8 (Comma delimited)’. Then upload that file.'
const PACKED = [
  {
    start: [0x50, 0x4b],
    message: `This is an Excel or zip file. Save the sheet as CSV. ${SAVE_AS}`,
  },
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    message: `This is an old Excel file. Save the sheet as CSV. ${SAVE_AS}`,
  },
  { start: [0x1f, 0x8b], message: 'This file is packed. Unpack it, then upload the CSV in it.' },
]
const NO_LIST = `We cannot read this as a list. Save it as CSV. ${SAVE_AS}`
const EMPTY =
  'There are no adverts in this list: it needs a line for each, below the names of its columns.'
const TOO_MANY = `This list has more than ${MOST_ROWS} adverts. Split it into lists of ${MOST_ROWS}, and upload one after the other.`
const LONGEST_SOURCE = 20_000

/**
 * Reads a list as an import does. Nothing is unpacked.
 * @throws {DomainError} `invalid_input` with what to do, if it is not a list
 */
export async function readList(bytes: AsyncIterable<Uint8Array>): Promise<ReadList> {
  try {
    return await readRows(refusePacked(bytes))
  } catch (error) {
    throw error instanceof ImportError ? wrongField('list', error.message) : error
  }
}

async function readRows(bytes: AsyncIterable<Uint8Array>): Promise<ReadList> {
  const { sample, text } = await openText(bytes)
  if (!isTable(sample)) throw wrongField('list', NO_LIST)
  const rows: ReadRow[] = []
  let unusedColumns: string[] = []
  const records = readCsv<ListField>(text, sample, (header) => {
    const { fields, unused } = readColumns(header)
    unusedColumns = unused
    return fields
  })
  for await (const record of records) {
    if ('value' in record && Object.keys(record.value).length === 0) continue
    if (rows.length === MOST_ROWS) throw wrongField('list', TOO_MANY)
    rows.push(toRow(record))
  }
  if (rows.length === 0) throw wrongField('list', EMPTY)
  return { rows, unusedColumns }
}

type CsvRow = Awaited<ReturnType<ReturnType<typeof readCsv<ListField>>['next']>>['value']

function toRow(record: Exclude<CsvRow, void>): ReadRow {
  const { row: number } = record
  if ('value' in record) return { number, row: unescape(record.value) }
  const { reason, value = '' } = record.problem
  return { number, problem: reason, source: cleanParagraphs(value).slice(0, LONGEST_SOURCE) }
}

/** A row of our own CSV of rows to correct, with its texts as they were before escaping. */
function unescape(row: ListRow): ListRow {
  const cells = Object.entries(row).map(([field, text]) => [field, unescapeFormulas(text)])
  return Object.fromEntries(cells)
}

/** Whether it is a table, as a spreadsheet writes: an import also reads other formats. */
function isTable(sample: string) {
  try {
    return detectFormat(sample.slice(0, SAMPLE_LENGTH)).kind === 'csv'
  } catch (error) {
    if (error instanceof ImportError) return false
    throw error
  }
}

async function* refusePacked(bytes: AsyncIterable<Uint8Array>) {
  let start = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (start.length < 4) {
      start = Buffer.concat([start, chunk.subarray(0, 4)])
      const kind = PACKED.find((packed) => packed.start.every((byte, at) => start[at] === byte))
      if (kind) throw wrongField('list', kind.message)
    }
    yield chunk
  }
}
