import type { SourceRecord } from '../advert.ts'
import { parseJsonRecord } from './json-record.ts'
import { MAX_RECORD_LENGTH, TOO_LONG } from './limits.ts'

/** One JSON object a line. A broken line spoils nothing but itself. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let line = 1
  let held = ''
  let isTooLong = false

  for await (const chunk of text) {
    // Only the line feed ends a line: other separators are allowed inside a JSON string.
    const [first = '', ...others] = chunk.split('\n')
    held += first
    for (const next of others) {
      yield* toRecord(held, line, isTooLong)
      line += 1
      isTooLong = false
      held = next
    }
    if (held.length > MAX_RECORD_LENGTH) {
      isTooLong = true
      held = held.slice(0, 100)
    }
  }
  yield* toRecord(held, line, isTooLong)
}

function* toRecord(text: string, line: number, isTooLong: boolean): Generator<SourceRecord> {
  if (isTooLong) yield { line, problem: { field: '', reason: TOO_LONG, value: text.slice(0, 100) } }
  else if (text.trim() !== '') yield parseJsonRecord(text, line)
}
