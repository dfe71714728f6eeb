import type { PageContext } from '#platform/pages/context.ts'
import { summarize } from '#sponsorship/situation/pages/person/person-questions.ts'
import { DOCUMENT_RULES } from '#platform/files/documents/document-rules.ts'
import { formatSize, mediumDate } from '#platform/primitives/formats.ts'
import {
  ENTRY_LIMITS,
  isSingle,
  MOST_RESUMES,
  RESUME_LABEL_LIMIT,
  SECTIONS,
} from '#hiring/profile/model/profile-limits.ts'
import { entryWords, SECTION_NAMES } from '#hiring/profile/model/profile-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import forms from './section-forms.json' with { type: 'json' }

export type ProfilePage = Awaited<ReturnType<typeof loadProfilePage>>

/** Everything on the page of a person’s CV, in display texts. */
export async function loadProfilePage(page: PageContext, actor: Actor, moved: string | null) {
  const { profiles, accounts, applications, situation } = page
  const [{ entries, unprintable }, account, resumes] = await Promise.all([
    profiles.find(actor),
    accounts.settings.facts(actor),
    applications.resumes.list(actor),
  ])
  const [movedId, direction] = moved?.split('.') ?? []
  return {
    contact: {
      name: `${account.firstName} ${account.lastName}`.trim(),
      email: account.email,
      phone: account.mobileNumber,
    },
    situation: situation && summarize(situation, page.language),
    isEmpty: entries.length === 0,
    moved: movedId && direction ? { id: movedId, direction } : null,
    unprintable: toWarning(unprintable),
    sections: SECTIONS.map((section) => {
      const { hint, add } = forms.sections[section]
      const own = entries.filter((entry) => entry.section === section)
      return {
        section,
        name: SECTION_NAMES[section],
        hint,
        add,
        isSingle: isSingle(section),
        isFull: !isSingle(section) && own.length >= ENTRY_LIMITS[section],
        entries: own.map(({ id, content }) => ({ id, ...entryWords(section, content) })),
      }
    }),
    resumes: {
      items: resumes.map(({ id, label, name, size, scan, lastUsedAt, addedAt }) => ({
        id,
        label,
        scan,
        file: `${name}, ${formatSize(size)}`,
        used: lastUsedAt ? `Sent on ${mediumDate(lastUsedAt)}` : `Added on ${mediumDate(addedAt)}`,
      })),
      most: MOST_RESUMES,
      labelLimit: RESUME_LABEL_LIMIT,
      rules: DOCUMENT_RULES,
    },
  }
}

function toWarning(characters: string[]): string | null {
  if (characters.length === 0) return null
  const shown = characters.slice(0, 20).join(' ')
  return `The PDF cannot show these characters yet and has “?” in their place: ${shown}. Write those words in Latin letters, as in your passport, or upload a CV of your own.`
}
