import { COUNTRIES } from '#platform/places/names/countries.ts'
import {
  LANGUAGE_LEVELS,
  PROFILE_LIMITS,
  REGISTRATION_STATUS,
  type Section,
} from '#hiring/profile/model/profile-limits.ts'
import { LEVEL_WORDS, REGISTRATION_WORDS } from '#hiring/profile/model/profile-words.ts'
import suggestions from './entry-suggestions.json' with { type: 'json' }

export interface EntryLists {
  limits: typeof PROFILE_LIMITS
  countries: { value: string; label: string }[]
  statuses: { value: string; label: string }[]
  levels: { value: string; label: string }[]
  bodies: readonly string[]
  tests: readonly string[]
}

const WITH_COUNTRY = new Set<Section>(['about', 'work', 'education'])

/** The suggestions for a section's fields. */
export function entryLists(section: Section): EntryLists {
  return {
    limits: PROFILE_LIMITS,
    countries: WITH_COUNTRY.has(section)
      ? COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))
      : [],
    statuses: REGISTRATION_STATUS.map((value) => ({ value, label: REGISTRATION_WORDS[value] })),
    levels: LANGUAGE_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
    bodies: section === 'registrations' ? suggestions.bodies : [],
    tests: section === 'english' ? suggestions.tests : [],
  }
}
