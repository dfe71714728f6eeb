import { FIELDS, type Field } from '#platform/import/source-record.ts'
import others from './field-names.json' with { type: 'json' }

/** Other programs' names for our fields, as keys of columns. */
const OTHER_NAMES: Record<Field, string[]> = others.names

const byName = new Map<string, Field>(
  FIELDS.flatMap((field) => OTHER_NAMES[field].map((name) => [name, field] as const)),
)

/** Our field for another program's name: 'Job Title' and 'job_title' are the title. */
export function fieldFor(name: string): Field | null {
  return byName.get(toColumnKey(name)) ?? null
}

/** A column's name in lower case without spaces and punctuation. */
export function toColumnKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** Finds a field by our own name, ignoring case. */
export function findField(name: string): Field | null {
  return FIELDS.find((field) => field.toLowerCase() === name.trim().toLowerCase()) ?? null
}
