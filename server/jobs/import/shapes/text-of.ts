import { isRecord } from '../formats/json-record.ts'

/** Where an object keeps what it is called: schema.org's `name`, JSON-LD's `@value`, an API's label. */
const NAME_KEYS = ['@value', 'name', 'display_name', 'displayName', 'label', 'value', 'title']

/** The text of a value however it is wrapped; undefined when it holds none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) {
    return value.map(textOf).filter(Boolean).slice(0, 20).join(', ') || undefined
  }
  if (!isRecord(value)) return undefined
  for (const key of NAME_KEYS) {
    const inner = value[key]
    if (typeof inner === 'string' || typeof inner === 'number') return textOf(inner)
  }
  return undefined
}
