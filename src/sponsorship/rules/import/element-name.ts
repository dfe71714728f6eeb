const NAMES = ['code', 'name', 'version', 'nationality']

/** The name of a list element, by which lists are compared; null for one without a name. */
export function elementName(element: unknown): string | null {
  if (typeof element !== 'object' || element === null) return null
  const fields = element as Record<string, unknown>
  if ('band' in fields && 'area' in fields) return `${fields.band}, ${fields.area}`
  if (Array.isArray(fields.codes)) return fields.codes.join(' and ')
  if ('from' in fields && 'value' in fields) return String(fields.value)
  const name = NAMES.map((key) => fields[key]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : null
}
