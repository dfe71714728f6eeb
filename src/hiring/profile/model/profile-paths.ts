import type { Section } from './profile-limits.ts'

export const PROFILE_PATH = '/profile'
export const IMPORT_PATH = '/profile/import'

/** The form of a section that is a single form. */
export function sectionPath(section: Section): string {
  return `/profile/${section}`
}

/** The form of an entry; `new` adds one. */
export function entryPath(section: Section, id: string): string {
  return `/profile/${section}/${id}`
}
