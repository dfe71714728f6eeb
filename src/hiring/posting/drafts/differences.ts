import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { columnName } from '#hiring/upload/upload-words.ts'
import { isSame, type Difference } from '#platform/forms/since-opened.ts'

/** Fields that a list of jobs has no column for. */
const MORE_NAMES: Readonly<Record<string, string>> = {
  reason: 'Why the work needs it',
  logo: 'Logo',
  askWorkNow: 'Question about work in the UK',
  askRegistration: 'Question about registration',
  askEnglish: 'Question about English',
  askExperience: 'Question about experience',
  ownQuestion1: 'Your own question 1',
  ownQuestion2: 'Your own question 2',
  ownQuestion3: 'Your own question 3',
}
/** Chosen together with a name that is shown. */
const HIDDEN = new Set(['sponsorId', 'occupationCode'])

/** The typed answers that are stored otherwise, by the names of the fields. */
export function differencesOf(stored: DraftAnswers, typed: DraftAnswers): Difference[] {
  return Object.entries(typed).flatMap(([field, ours]) => {
    const name = HIDDEN.has(field) ? '' : columnName(field) || MORE_NAMES[field]
    const theirs = stored[field] ?? ''
    if (!name || isSame(theirs, ours)) return []
    const isLogo = field === 'logo'
    return [{ name, theirs: isLogo ? '' : toWords(theirs), ours: isLogo ? '' : toWords(ours) }]
  })
}

function toWords(value: string) {
  return value === 'on' ? 'yes' : value
}
