import suggested from './suggested-criteria.json' with { type: 'json' }

/** Usual criteria for such a job; `category` is a slug. */
export function suggestCriteria(category: string): readonly string[] {
  const kind = suggested.kinds.find(({ categories }) => categories.includes(category))
  return kind?.criteria ?? suggested.other
}
