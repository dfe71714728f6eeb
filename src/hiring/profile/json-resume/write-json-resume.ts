import { countryName } from '#platform/places/names/countries.ts'
import type { Profile } from '#hiring/profile/profile.schema.ts'
import { LEVEL_WORDS, REGISTRATION_WORDS } from '#hiring/profile/model/profile-words.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

interface Contact {
  name: string
  email: string
  phone: string | null
}

/**
 * A profile as JSON Resume 1.0.0. Values that the format has no field for are under `landfall`, so that our import
 * reads them all back; other readers ignore them.
 */
export function toJsonResume(profile: Profile, { name, email, phone }: Contact): object {
  const { about, work, registrations, education, english, languages, skills } = profile
  return {
    $schema: SCHEMA,
    basics: filled({
      name,
      email,
      phone: phone ?? '',
      label: about?.headline,
      url: about?.link,
      summary: about?.summary,
      ...(about?.country && {
        location: { countryCode: about.country, region: countryName(about.country) },
      }),
    }),
    work: work.map(({ role, employer, country, from, to, text }) =>
      filled({
        name: employer,
        position: role,
        location: country && countryName(country),
        startDate: from,
        endDate: to,
        summary: text,
      }),
    ),
    education: education.map(({ award, school, country, from, to }) =>
      filled({
        institution: school,
        studyType: award,
        startDate: from,
        endDate: to,
        landfall: country && { country },
      }),
    ),
    certificates: [
      ...registrations.map(({ body, number, status }) => ({
        name: [`${REGISTRATION_WORDS[status]} with ${body}`, number].filter(Boolean).join(', '),
        issuer: body,
        landfall: { registration: { body, number, status } },
      })),
      ...english.map(({ test, score, date }) =>
        filled({
          name: [test, score].filter(Boolean).join(': '),
          date,
          landfall: { english: { test, score } },
        }),
      ),
    ],
    languages: languages.map(({ language, level }) => ({
      language,
      fluency: LEVEL_WORDS[level],
      landfall: { level },
    })),
    skills: (skills?.skills ?? []).map((skill) => ({ name: skill })),
    meta: filled({
      version: 'v1.0.0',
      landfall: skills?.drivingLicence && { drivingLicence: skills.drivingLicence },
    }),
  }
}

/** The values that are not empty. */
function filled(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}
