import { isRecord } from './json-record.ts'

/** Keys that hold an object's text: schema.org's `name`, JSON-LD's `@value`, an API's label. */
const NAME_KEYS = ['@value', 'name', 'display_name', 'displayName', 'label', 'value', 'title']

const DEEPEST = 5

/** The text of a value, however it is wrapped; undefined if there is none, or it is nested too deep. */
export function toText(value: unknown, depth = 0): string | undefined {
  if (depth > DEEPEST) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    const texts = value.slice(0, 20).map((item) => toText(item, depth + 1))
    return texts.filter(Boolean).join(', ') || undefined
  }
  if (!isRecord(value)) return undefined
  for (const key of NAME_KEYS) {
    const inner = value[key]
    if (typeof inner === 'string' || typeof inner === 'number') return toText(inner, depth + 1)
  }
  return undefined
}
