import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { SAFE_CSV } from './csv.ts'

type Cell = string | number | null

const FORMAT = { ...SAFE_CSV, quoted: true, record_delimiter: 'windows' } as const

/** A table as CSV for spreadsheets, written while its rows are read in batches. */
export function writeTable(headings: string[], batches: AsyncIterable<Cell[][]>): Readable {
  return Readable.from(linesOf(headings, batches), { objectMode: false })
}

/** Reads rows in batches, each from the last row of the one before, until one is empty. */
export async function* readBatches<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  let last: Row | undefined
  do {
    const rows = await read(last)
    yield rows.map(cellsOf)
    last = rows.at(-1)
  } while (last)
}

async function* linesOf(headings: string[], batches: AsyncIterable<Cell[][]>) {
  // Without the byte order mark, spreadsheets do not read it as UTF-8.
  yield stringify([headings], { ...FORMAT, bom: true })
  for await (const rows of batches) if (rows.length > 0) yield stringify(rows, FORMAT)
}
