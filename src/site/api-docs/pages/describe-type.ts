import type { Schema } from './openapi-document.ts'

const FORMATS: Record<string, string> = {
  'date-time': 'time, like 2026-11-21T09:30:00.000Z',
  email: 'email address',
  uri: 'address',
  binary: 'file',
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

/** A schema in words: 'text, up to 100 characters', 'list of Job', 'number or null'. */
export function describeType(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.anyOf) return unique(schema.anyOf.map(describeType)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => describeType({ ...schema, type })).join(' or ')
  }
  if (schema.type === 'array') return `list of ${describeType(schema.items ?? {})}`
  if (schema.type === 'null') return 'null'
  const format = schema.format && FORMATS[schema.format]
  if (format) return format
  return [TYPES[schema.type ?? ''] ?? 'anything', limitOf(schema)].filter(Boolean).join(', ')
}

/** 'Job' of '#/components/schemas/Job'. */
export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function limitOf({ type, minimum, maximum, minLength, maxLength }: Schema) {
  if (type === 'string' && maxLength !== undefined) {
    return minLength === maxLength ? `${maxLength} characters` : `up to ${maxLength} characters`
  }
  const isBounded = isRealBound(minimum) && isRealBound(maximum)
  return isBounded ? `from ${minimum} to ${maximum}` : null
}

/** Whether a bound is meaningful: all integers have bounds in the document, so JavaScript's own limits are left out. */
function isRealBound(bound: number | undefined) {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
}

function unique(words: string[]) {
  return [...new Set(words)]
}
