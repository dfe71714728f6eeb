import type { Advert, Field } from '../advert.ts'

/**
 * Notes what an advert says about a field. When it says it twice, the kinds of contract add up, the
 * longer description is kept, and of anything else the first.
 */
export function addField(advert: Advert, field: Field, text: string | undefined): void {
  if (!text) return
  const before = advert[field]
  if (!before) advert[field] = text
  else if (field === 'type') advert.type = `${before}, ${text}`
  else if (field === 'description' && text.length > before.length) advert.description = text
}
