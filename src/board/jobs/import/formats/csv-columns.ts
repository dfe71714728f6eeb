import type { Field } from '#platform/import/source-record.ts'
import { FIELDS } from '#platform/import/source-record.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { fieldFor, findField } from '#board/jobs/import/shapes/field-names.ts'

const REQUIRED = ['title', 'employer', 'description'] as const

/**
 * Parses `--map "Their header=ourField,Other=ourField"`.
 * @throws {ImportError} if a field does not exist
 */
export function parseHeaderMap(text: string): Map<string, Field> {
  return new Map(
    text
      .split(',')
      .filter((pair) => pair.trim() !== '')
      .map((pair) => {
        const at = pair.lastIndexOf('=')
        const field = findField(pair.slice(at + 1))
        if (at < 1) {
          throw new ImportError(`--map: write '${pair.trim()}' as 'Their header=ourField'.`)
        }
        if (!field) {
          throw new ImportError(
            `--map: there is no field '${pair.slice(at + 1).trim()}'. The fields are ${FIELDS.join(', ')}.`,
          )
        }
        return [keyOf(pair.slice(0, at)), field] as const
      }),
  )
}

/**
 * The field of each column; null for a column that is not imported.
 * @throws {ImportError} if a mapped header or a required column is missing
 */
export function columnFields(header: string[], map: Map<string, Field>): (Field | null)[] {
  const names = header.map(keyOf)
  for (const name of map.keys()) {
    if (!names.includes(name)) {
      throw new ImportError(`--map: there is no column '${name}'. The columns are ${list(header)}.`)
    }
  }
  const mapped = new Set(map.values())
  const fields = names.map((name) => {
    const field = map.get(name)
    if (field) return field
    const known = fieldFor(name)
    return known && !mapped.has(known) ? known : null
  })
  const missing = REQUIRED.filter((field) => !fields.includes(field))
  if (missing.length > 0) {
    throw new ImportError(
      `The header has no column for ${missing.join(' and ')}. The columns are ${list(header)}. ` +
        `Name it with --map "Their header=${missing[0]}".`,
    )
  }
  return fields
}

function keyOf(name: string) {
  return name.trim().toLowerCase()
}

function list(header: string[]) {
  const shown = header.slice(0, 40).map((name) => `'${name.trim().slice(0, 40)}'`)
  return `${shown.join(', ')}${header.length > 40 ? ' and more' : ''}`
}
