import type { Advert } from '#board/jobs/import/advert.ts'
import { addField } from '#platform/import/add-field.ts'
import { isRecord } from '#platform/import/json-record.ts'
import type { Field } from '#platform/import/source-record.ts'
import { toText } from '#platform/import/text-of.ts'
import { fieldFor } from './field-names.ts'

/** Fields that sources also write as an object, with the fields that its values may be. */
const PARTS: Partial<Record<Field, Set<Field>>> = {
  location: new Set(['location', 'region', 'postcode', 'country', 'latitude', 'longitude']),
  payText: new Set(['payMin', 'payMax', 'payCurrency', 'payPeriod']),
}

/** A record with one value per field under any of its usual names: from a spreadsheet, a feed or an API. */
export function fromFlatAdvert(record: Record<string, unknown>): Advert {
  const advert: Advert = {}
  for (const [name, value] of Object.entries(record)) {
    const field = fieldFor(name)
    const text = field && toText(value)
    if (field && text) addField(advert, field, text)
    else if (field && isRecord(value)) addParts(advert, { name, field, value })
  }
  return advert
}

interface Whole {
  name: string
  field: Field
  value: Record<string, unknown>
}

/** Adds the parts of a value such as `<salary min="36000">`, by the name with the whole's or alone. */
function addParts(advert: Advert, { name, field, value }: Whole) {
  for (const [part, inner] of Object.entries(value)) {
    const found = fieldFor(name + part) ?? fieldFor(part)
    if (found && PARTS[field]?.has(found)) addField(advert, found, toText(inner))
  }
}
