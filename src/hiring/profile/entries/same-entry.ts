import type { Entry } from '#hiring/profile/profile.schema.ts'

/** Whether two entries are equal; the database returns their fields in its own order. */
export function sameEntry(one: Entry, other: Entry): boolean {
  return sorted(one) === sorted(other)
}

function sorted(entry: Entry) {
  return JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
