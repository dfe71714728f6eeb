import { z } from 'zod'
import { findCountry } from '#platform/places/names/countries.ts'
import { asLine, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import { PartialDate } from './model/partial-date.schema.ts'
import {
  LANGUAGE_LEVELS,
  MOST_SKILLS,
  PROFILE_LIMITS,
  REGISTRATION_STATUS,
  type Section,
} from './model/profile-limits.ts'

const { name, text } = PROFILE_LIMITS

/** Code of a country, or '' for none. */
const Country = Line({ limit: 60, called: 'The country' })
  .refine(
    (country) => country === '' || findCountry(country) !== null,
    'Choose the country from the list, or leave it out.',
  )
  .transform((country) => findCountry(country)?.code ?? '')

const Link = Line({ limit: PROFILE_LIMITS.link, called: 'The link' }).pipe(
  z.literal('').or(
    z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: 'Enter a full web address, like https://example.com/me, or leave this empty.',
    }),
  ),
)

const About = z.object({
  headline: Line({ limit: PROFILE_LIMITS.headline, called: 'The line about you' }),
  country: Country,
  link: Link,
  summary: Paragraphs({ limit: PROFILE_LIMITS.summary, called: 'The text' }),
})

interface Period {
  from: string
  to: string
}

const isInOrder = ({ from, to }: Period) =>
  from === '' || to === '' || from.slice(0, to.length) <= to.slice(0, from.length)
const outOfOrder = { path: ['to'], error: 'The end is before the start. Change one of them.' }

const Work = z
  .object({
    role: Line({ limit: name, called: 'The job', missing: 'Enter your job title.' }),
    employer: Line({ limit: name, called: 'The employer', missing: 'Enter the employer.' }),
    country: Country,
    from: PartialDate,
    /** '' if the person still works there. */
    to: PartialDate,
    text: Paragraphs({ limit: text, called: 'The text' }),
  })
  .refine(isInOrder, outOfOrder)

const Registration = z.object({
  body: Line({ limit: name, called: 'The body', missing: 'Enter the body, such as NMC.' }),
  number: Line({ limit: PROFILE_LIMITS.number, called: 'The number' }),
  status: z.enum(REGISTRATION_STATUS, 'Choose how far you have got.'),
})

const Education = z
  .object({
    award: Line({ limit: name, called: 'The name', missing: 'Enter the course or qualification.' }),
    school: Line({ limit: name, called: 'The school' }),
    country: Country,
    from: PartialDate,
    to: PartialDate,
  })
  .refine(isInOrder, outOfOrder)

const English = z.object({
  test: Line({ limit: name, called: 'The test', missing: 'Enter the test, such as OET.' }),
  score: Line({ limit: PROFILE_LIMITS.score, called: 'The result' }),
  date: PartialDate,
})

const Language = z.object({
  language: Line({ limit: name, called: 'The language', missing: 'Enter the language.' }),
  level: z.enum(LANGUAGE_LEVELS, 'Choose how well you speak it.'),
})

/** Skills: one per line in a form, a list elsewhere. */
const SkillList = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((skills) => (typeof skills === 'string' ? skills.split(/[\n;]/) : skills))
  .transform((skills) => [...new Set(skills.map(asLine).filter(Boolean))])
  .pipe(
    z
      .array(
        z
          .string()
          .max(
            PROFILE_LIMITS.skill,
            `A skill is longer than ${PROFILE_LIMITS.skill} characters. Write each on a line of its own.`,
          ),
      )
      .max(MOST_SKILLS, `These are more than ${MOST_SKILLS} skills. Keep those that matter most.`),
  )

const Skills = z.object({
  skills: SkillList,
  drivingLicence: Line({ limit: PROFILE_LIMITS.drivingLicence, called: 'The driving licence' }),
})

/** The schema of an entry in each section. */
export const ENTRY = {
  about: About,
  work: Work,
  registrations: Registration,
  education: Education,
  english: English,
  languages: Language,
  skills: Skills,
} as const satisfies Record<Section, z.ZodType>

export type EntryOf = { [Name in Section]: z.infer<(typeof ENTRY)[Name]> }
export type Entry = EntryOf[Section]

/** A person's profile, written once for all applications; a file's content is parsed again before it is saved. */
export const WholeProfile = z.object({
  /** Null until it is filled in. */
  about: About.nullable().default(null),
  work: z.array(Work).default([]),
  registrations: z.array(Registration).default([]),
  education: z.array(Education).default([]),
  english: z.array(English).default([]),
  languages: z.array(Language).default([]),
  skills: Skills.nullable().default(null),
})
export type Profile = z.infer<typeof WholeProfile>

export const EMPTY_PROFILE = WholeProfile.parse({})
