import type { Actor } from '#accounts/sessions/actor.ts'
import type { Entry, EntryOf } from '#hiring/profile/profile.schema.ts'
import type { Section } from '#hiring/profile/model/profile-limits.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Services } from '#platform/services.ts'

export const A_JOB: EntryOf['work'] = {
  role: 'Staff nurse',
  employer: 'Saltmarsh Hospital',
  country: 'NG',
  from: '2019-03',
  to: '',
  text: 'Nights on a ward of 40 beds.',
}

/** An entry for each section. */
const FILLED: [Section, Entry][] = [
  [
    'about',
    { headline: 'Nurse, six years', country: 'NG', link: 'https://ada.example/me', summary: 'Hi.' },
  ],
  ['work', A_JOB],
  ['registrations', { body: 'NMC', number: '12A3456E', status: 'registered' }],
  ['education', { award: 'BNSc', school: 'Ibadan', country: 'NG', from: '2008', to: '2012-11' }],
  ['english', { test: 'OET', score: 'B in all four', date: '2025-03' }],
  ['languages', { language: 'Yoruba', level: 'native' }],
  ['skills', { skills: ['Wound care', 'IV'], drivingLicence: 'Nigerian, category B' }],
]

/** Saves a new entry; returns its id. */
export async function anEntry<Name extends Section>(
  { profiles }: Pick<Services, 'profiles'>,
  actor: Actor,
  section: Name,
  content: EntryOf[Name],
): Promise<string> {
  const id = section === 'about' || section === 'skills' ? section : newId()
  await profiles.save(actor, { section, id, version: 0, content })
  return id
}

/** Fills in every section; returns the id of the person’s first CV, or ''. */
export async function aFilledProfile(
  { services }: { services: Services },
  actor: Actor,
): Promise<string> {
  for (const [section, content] of FILLED) {
    await anEntry(services, actor, section, content as never)
  }
  const [stored] = await services.applications.resumes.list(actor)
  return stored?.id ?? ''
}
