import type { SourceRecord } from '../advert.ts'

/** One advert written as JSON; a text that is not JSON, or not an object, becomes a refused row. */
export function parseJsonRecord(text: string, line: number): SourceRecord {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return { line, value }
    return refused(line, 'This is JSON, but not an object: write each advert as {…}.', text)
  } catch (error) {
    const why = (error as Error).message.replace(/[\s,]*(?:"|\.\.\.).*is not valid JSON$/s, '')
    return refused(line, `This is not valid JSON: ${why}.`, text)
  }
}

function refused(line: number, reason: string, value: string): SourceRecord {
  return { line, problem: { field: '', reason, value } }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
