import type { SourceRecord } from '#platform/import/source-record.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { parseJsonRecord } from '#platform/import/json-record.ts'
import { MAX_RECORD_LENGTH, MOST_DEPTH, TOO_DEEP, TOO_LONG } from '#platform/import/limits.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const NEWLINE = 0x0a
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d])

interface Options {
  /** The number of characters before the first value. */
  skip: number
  /** Whether the values are in a list, which has to be closed. */
  isList: boolean
}

/**
 * Parses the objects of a JSON list, or consecutive objects, one at a time. It only finds where each begins and ends
 * and leaves the rest to `JSON.parse`, so that a broken object affects no other.
 * @throws {ImportError} if the end is missing
 */
export async function* readJsonValues(
  text: AsyncIterable<string>,
  { skip, isList }: Options,
): AsyncGenerator<SourceRecord> {
  const splitter = createSplitter()
  let left = skip
  for await (const chunk of text) {
    const skipped = chunk.slice(0, left)
    left -= skipped.length
    splitter.skip(skipped)
    for (const { value, line } of splitter.push(chunk.slice(skipped.length))) {
      yield parseJsonRecord(value, line)
    }
    if (splitter.isClosed()) {
      if (isList) return
      throw new ImportError(`Line ${splitter.line()}: a closing bracket too many. Fix the JSON.`)
    }
    if (splitter.depth() > MOST_DEPTH) {
      throw new ImportError(`Line ${splitter.startLine()}: ${TOO_DEEP}`)
    }
    if (splitter.restLength() > MAX_RECORD_LENGTH) {
      throw new ImportError(`Line ${splitter.startLine()}: ${TOO_LONG}`)
    }
  }
  if (isList || splitter.restLength() > 0) {
    throw new ImportError(
      `The JSON is cut off: the file ends at line ${splitter.line()} in the middle of ` +
        `${splitter.restLength() > 0 ? `the advert that begins at line ${splitter.startLine()}` : 'its list'}.`,
    )
  }
}

function createSplitter() {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let line = 1
  let startLine = 1
  let rest = ''
  let isClosed = false

  return {
    push,
    skip: (text: string) => {
      line += text.split('\n').length - 1
    },
    line: () => line,
    startLine: () => startLine,
    restLength: () => rest.length,
    isClosed: () => isClosed,
    depth: () => depth,
  }

  function* push(chunk: string) {
    let start = rest === '' ? -1 : 0
    for (let index = 0; index < chunk.length && !isClosed; index += 1) {
      const code = chunk.charCodeAt(index)
      if (code === NEWLINE) line += 1
      if (isInString) readString(code)
      else if (start === -1 && (BLANK.has(code) || code === COMMA)) continue
      else {
        if (start === -1 && !CLOSING.has(code)) {
          start = index
          startLine = line
        }
        const end = endsAt(code, index)
        if (end === -1) continue
        if (start !== -1) yield { value: rest + chunk.slice(start, end), line: startLine }
        rest = ''
        start = -1
      }
    }
    if (start !== -1) rest += chunk.slice(start)
  }

  function readString(code: number) {
    if (isEscaped) isEscaped = false
    else if (code === BACKSLASH) isEscaped = true
    else if (code === QUOTE) isInString = false
  }

  /** The index after the current value, or -1 if it continues. */
  function endsAt(code: number, index: number) {
    if (code === QUOTE) isInString = true
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) {
      depth -= 1
      if (depth === 0) return index + 1
      if (depth < 0) {
        isClosed = true
        return index
      }
    } else if (depth === 0 && (code === COMMA || BLANK.has(code))) return index
    return -1
  }
}
