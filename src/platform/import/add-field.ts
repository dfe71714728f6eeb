/**
 * Adds a field's text to an advert. If the field occurs twice, contract types are joined, the longer description wins,
 * and for other fields the first.
 */
export function addField<Field extends string>(
  advert: Partial<Record<Field, string>>,
  field: Field,
  text: string | undefined,
): void {
  if (!text) return
  const before = advert[field]
  if (!before) advert[field] = text
  else if (field === 'type') advert[field] = `${before}, ${text}`
  else if (field === 'description' && text.length > before.length) advert[field] = text
}
