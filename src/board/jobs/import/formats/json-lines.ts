import type { SourceRecord } from '#platform/import/source-record.ts'
import { parseJsonRecord } from '#platform/import/json-record.ts'
import { MAX_RECORD_LENGTH, TOO_LONG } from '#platform/import/limits.ts'

/** Parses one JSON object per line. A broken line affects no other. */
export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<SourceRecord> {
  let line = 1
  let rest = ''
  let isTooLong = false

  for await (const chunk of text) {
    // Only a line feed ends a line: JSON strings may contain other separators.
    const [first = '', ...others] = chunk.split('\n')
    rest += first
    for (const next of others) {
      yield* toRecord(rest, line, isTooLong)
      line += 1
      isTooLong = false
      rest = next
    }
    if (rest.length > MAX_RECORD_LENGTH) {
      isTooLong = true
      rest = rest.slice(0, 100)
    }
  }
  yield* toRecord(rest, line, isTooLong)
}

function* toRecord(text: string, line: number, isTooLong: boolean): Generator<SourceRecord> {
  if (isTooLong) yield { line, problem: { field: '', reason: TOO_LONG, value: text.slice(0, 100) } }
  else if (text.trim() !== '') yield parseJsonRecord(text, line)
}
