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
  type Section,
} from '#hiring/profile/model/profile-limits.ts'
import { entryWords, SECTION_NAMES } from '#hiring/profile/model/profile-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** The hint for a section that is still empty. */
const HINTS: Record<Section, string> = {
  about: 'A line about you, where you live, and anything that fits nowhere else.',
  work: 'Where you have worked, the newest first.',
  registrations: 'With the NMC, HCPC, GMC, Social Work England or another body.',
  education: 'School, training, courses and certificates.',
  english: 'A test such as IELTS or OET, if you have taken one.',
  languages: 'Those you speak, English too.',
  skills: 'What you can do, and what you may drive.',
}

const ADD: Record<Section, string> = {
  about: 'Write about you',
  work: 'Add a job',
  registrations: 'Add a registration',
  education: 'Add education',
  english: 'Add a test',
  languages: 'Add a language',
  skills: 'Write down your skills',
}

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
    situation: situation && summarize(situation),
    isEmpty: entries.length === 0,
    moved: movedId && direction ? { id: movedId, direction } : null,
    unprintable: toWarning(unprintable),
    sections: SECTIONS.map((section) => {
      const own = entries.filter((entry) => entry.section === section)
      return {
        section,
        name: SECTION_NAMES[section],
        hint: HINTS[section],
        add: ADD[section],
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
