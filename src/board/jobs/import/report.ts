import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { stringify, type Stringifier } from 'csv-stringify'
import { SAFE_CSV } from '#platform/text/csv.ts'
import { ImportError } from '#platform/import/import-error.ts'
import type { Problem } from '#platform/import/source-record.ts'

/** The outcome for a row: rejected, imported without some field, or imported with its text cut. */
export type Outcome = 'rejected' | 'partial' | 'cut'

export type Report = ReturnType<typeof createReport>

const COLUMNS = ['line', 'field', 'reason', 'value', 'row']
const LONGEST_VALUE = 120

/** A CSV file of problems, created with the first problem. */
export function createReport(file: string) {
  let rows: Stringifier | null = null
  let written: Promise<void> | null = null

  return {
    add,
    close,
    /** Null if there was nothing to report. */
    file: () => rows && file,
  }

  /** @throws {ImportError} if the file cannot be written */
  async function add(line: number, { field, reason, value = '' }: Problem, outcome: Outcome) {
    rows ??= open()
    const short = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
    const row = [line, field, reason, short.replaceAll(/\s+/g, ' '), outcome]
    if (rows.destroyed || !rows.write(row)) await Promise.race([drained(rows), written])
  }

  async function close() {
    rows?.end()
    await written
  }

  function open() {
    try {
      mkdirSync(path.dirname(file), { recursive: true })
    } catch (error) {
      throw toImportError(error)
    }
    const opened = stringify({ ...SAFE_CSV, header: true, columns: COLUMNS })
    written = pipeline(opened, createWriteStream(file)).catch((error: unknown) => {
      throw toImportError(error)
    })
    // The next `add` or `close` awaits it.
    written.catch(() => {})
    return opened
  }

  function toImportError(error: unknown) {
    return new ImportError(`The report ${file} could not be written: ${(error as Error).message}.`)
  }
}

function drained(rows: Stringifier) {
  return new Promise<void>((resolve) => {
    rows.once('drain', resolve)
  })
}
