import type { SourceRecord } from './source-record.ts'

/** Parses one advert. A text that is not a JSON object becomes a rejected row. */
export function parseJsonRecord(text: string, line: number): SourceRecord {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { line, value }
    return rejected(line, 'This is JSON, but not an object: write each advert as {…}.', text)
  } catch (error) {
    const why = (error as Error).message.replace(/[\s,]*(?:"|\.\.\.).*is not valid JSON$/s, '')
    return rejected(line, `This is not valid JSON: ${why}.`, text)
  }
}

function rejected(line: number, reason: string, value: string): SourceRecord {
  return { line, problem: { field: '', reason, value } }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
