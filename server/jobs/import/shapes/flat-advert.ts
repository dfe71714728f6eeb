import type { Advert } from '../advert.ts'
import { addField } from './add-field.ts'
import { fieldFor } from './field-names.ts'
import { toText } from './text-of.ts'

/** One value a field under any of its usual names: a spreadsheet's row, a feed's or an API's. */
export function fromFlatAdvert(record: Record<string, unknown>): Advert {
  const advert: Advert = {}
  for (const [name, value] of Object.entries(record)) {
    const field = fieldFor(name)
    if (field) addField(advert, field, toText(value))
  }
  return advert
}
