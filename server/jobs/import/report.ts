import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import path from 'node:path'
import { ImportError } from './import-error.ts'
import type { Problem } from './advert.ts'

/** What happened to the row: it was refused, or kept without something, or kept with a cut text. */
export type Outcome = 'refused' | 'kept' | 'cut'

export type Report = ReturnType<typeof createReport>

const HEADER = 'line,field,reason,value,row\n'
const LONGEST_VALUE = 120

/** A CSV file of problems, made when there is the first one. */
export function createReport(file: string) {
  let stream: WriteStream | null = null
  let failure: Error | null = null

  return {
    add,
    close,
    /** Null when there was nothing to report. */
    file: () => stream && file,
  }

  async function add(line: number, { field, reason, value = '' }: Problem, outcome: Outcome) {
    stream ??= open()
    if (failure) throw unwritable(failure)
    const short = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value
    const cells = [String(line), field, reason, short.replaceAll(/\s+/g, ' '), outcome]
    if (!stream.write(`${cells.map(toCell).join(',')}\n`)) {
      await Promise.race([happened(stream, 'drain'), happened(stream, 'close')])
    }
  }

  async function close() {
    if (!stream) return
    stream.end()
    if (!stream.closed) await happened(stream, 'close')
    if (failure) throw unwritable(failure)
  }

  function open() {
    try {
      mkdirSync(path.dirname(file), { recursive: true })
    } catch (error) {
      throw unwritable(error as Error)
    }
    const opened = createWriteStream(file)
    opened.on('error', (error) => {
      failure = error
    })
    opened.write(HEADER)
    return opened
  }

  function unwritable(error: Error) {
    return new ImportError(`The report ${file} could not be written: ${error.message}.`)
  }
}

function happened(stream: WriteStream, event: 'drain' | 'close') {
  return new Promise<void>((resolve) => {
    stream.once(event, resolve)
  })
}

/** A cell that a spreadsheet will not take for a formula. */
function toCell(text: string) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
