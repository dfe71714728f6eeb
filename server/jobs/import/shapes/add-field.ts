import type { Advert, Field } from '../advert.ts'

/**
 * Adds a field's text to an advert. If the field occurs twice, contract types are joined, the longer
 * description wins, and of anything else the first.
 */
export function addField(advert: Advert, field: Field, text: string | undefined): void {
  if (!text) return
  const before = advert[field]
  if (!before) advert[field] = text
  else if (field === 'type') advert.type = `${before}, ${text}`
  else if (field === 'description' && text.length > before.length) advert.description = text
}
