import { COUNTRIES } from '#platform/places/names/countries.ts'
import {
  LANGUAGE_LEVELS,
  PROFILE_LIMITS,
  REGISTRATION_STATUS,
  type Section,
} from '#hiring/profile/model/profile-limits.ts'
import { LEVEL_WORDS, REGISTRATION_WORDS } from '#hiring/profile/model/profile-words.ts'
import forms from '#hiring/profile/pages/section-forms.json' with { type: 'json' }
import suggested from './entry-suggestions.json' with { type: 'json' }

const OPTIONS = {
  countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  statuses: REGISTRATION_STATUS.map((value) => ({ value, label: REGISTRATION_WORDS[value] })),
  levels: LANGUAGE_LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] })),
}

/** A field as the list of forms has it. Its other properties are those of its control. */
interface StoredField {
  /** A line of text if missing. */
  control?: 'choice' | 'text' | 'dates'
  name: string
  label?: string
  hint?: string
  optional?: boolean
  limit?: keyof typeof PROFILE_LIMITS
  options?: keyof typeof OPTIONS
  suggestions?: 'bodies' | 'tests'
  dates?: { name: 'from' | 'to' | 'date'; label: string; hint?: string }[]
}

export type EntryField = ReturnType<typeof describeFields>[number]

/** The fields of a section’s form, for a loader. */
export function describeFields(section: Section) {
  const fields = forms.sections[section].fields as StoredField[]
  return fields.map(({ limit, options, suggestions, label = '', ...field }) => ({
    ...field,
    label,
    ...(limit && { maxLength: PROFILE_LIMITS[limit] }),
    ...(options && { options: OPTIONS[options] }),
    suggestions: suggestions && suggested[suggestions],
  }))
}
