import { isDeepStrictEqual } from 'node:util'
import type { Entry, Profile } from '#hiring/profile/profile.schema.ts'
import {
  isSingle,
  MOST_SKILLS,
  SECTIONS,
  type Section,
} from '#hiring/profile/model/profile-limits.ts'

/** The stored profile with the new entries added and its empty fields filled. */
export function merge(stored: Profile, imported: Profile): Profile {
  const skills = [
    ...new Set([...(stored.skills?.skills ?? []), ...(imported.skills?.skills ?? [])]),
  ]
  const drivingLicence = stored.skills?.drivingLicence || imported.skills?.drivingLicence || ''
  return {
    about: mergeAbout(stored.about, imported.about),
    work: mergeList(stored.work, imported.work),
    registrations: mergeList(stored.registrations, imported.registrations),
    education: mergeList(stored.education, imported.education),
    english: mergeList(stored.english, imported.english),
    languages: mergeList(stored.languages, imported.languages),
    skills:
      skills.length > 0 || drivingLicence
        ? { skills: skills.slice(0, MOST_SKILLS), drivingLicence }
        : null,
  }
}

function mergeAbout(stored: Profile['about'], imported: Profile['about']): Profile['about'] {
  if (!stored || !imported) return stored ?? imported
  return {
    headline: stored.headline || imported.headline,
    country: stored.country || imported.country,
    link: stored.link || imported.link,
    summary: stored.summary || imported.summary,
  }
}

function mergeList<Content extends Entry>(stored: Content[], imported: Content[]): Content[] {
  const isNew = (entry: Content) => !stored.some((other) => isDeepStrictEqual(other, entry))
  return [...stored, ...imported.filter(isNew)]
}

/** The entries of each section. */
export function entriesOf(profile: Profile): [Section, Entry[]][] {
  return SECTIONS.map((section) => {
    const content = profile[section]
    if (isSingle(section)) return [section, content === null ? [] : [content as Entry]]
    return [section, content as Entry[]]
  })
}
