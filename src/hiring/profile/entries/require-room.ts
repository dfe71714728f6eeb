import { wrongField } from '#platform/primitives/errors.schema.ts'
import { ENTRY_LIMITS, type ListSection } from '#hiring/profile/model/profile-limits.ts'

/** @throws {DomainError} `invalid_input` if a list would exceed its limit */
export function requireRoom(section: ListSection, count: number) {
  const most = ENTRY_LIMITS[section]
  if (count <= most) return
  const message = `There is room for ${most} entries here. Remove one first.`
  throw wrongField('', message)
}
