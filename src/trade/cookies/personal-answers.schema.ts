import { z } from 'zod'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    /** Personal answers stored on the visitor’s device. */
    situation: PersonalAnswers | null
  }
}

/** A person’s present or last immigration permission. Dates are those of the rules it was first granted under. */
export const PERMISSIONS = [
  'none',
  'student',
  'graduate',
  'skilled-worker-since-2025-07',
  'skilled-worker-since-2024-04',
  'skilled-worker-before-2024-04',
  'dependant',
  'settled',
  'not-switchable',
  'other',
] as const

/** The bodies that people register with for their work, as far as the rules for jobs depend on them. */
export const REGISTRATION_BODIES = [
  'nmc',
  'gmc',
  'hcpc',
  'gphc',
  'gdc',
  'goc',
  'rcvs',
  'social-work',
  'teaching',
  'other',
] as const
export type RegistrationBody = (typeof REGISTRATION_BODIES)[number]

/** Any nationality that no rule names. */
export const ANOTHER_NATIONALITY = 'other'

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return answer(z.enum(values, 'Choose from the list, or leave the question out.'))
}

function answer<Answer extends z.ZodType>(schema: Answer) {
  // Forms send an empty text for an unanswered question.
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

/**
 * A person’s answers about themselves. They stay in a cookie on their own device: never in a URL, log or cache, and in an
 * account only if they want it.
 * A missing answer speaks for nothing: without any, they are a newcomer from abroad.
 */
export const PersonalAnswers = z
  .object(
    {
      where: choice(['abroad', 'uk']),
      permission: choice(PERMISSIONS),
      /** Whether they have legally worked for this employer in this occupation for three months or more. */
      sameEmployer: choice(['yes', 'no']),
      isUnder26: choice(['yes', 'no']),
      qualification: choice(['none', 'degree', 'phd', 'stem-phd']),
      /** The lowest of reading, writing, speaking and listening. */
      english: choice(['below-b1', 'b1', 'b2']),
      /** Registration with the professional body for the work: NMC, GMC, HCPC, Social Work England… */
      registration: choice(['registered', 'working-towards', 'no']),
      /** The body that they are registering with. */
      registrationBody: choice(REGISTRATION_BODIES),
      /** The last day of a Graduate visa. */
      visaEndsOn: answer(z.iso.date('Give a day such as 31/12/2026, or leave it out.')),
      /**
       * The passport they will use: ISO 3166-1 alpha-2 of a country that a rule names, or another. It has a cookie of its
       * own and is on the device only: never in an account, an alert or a card.
       */
      nationality: answer(
        z
          .string()
          .regex(/^(?:[A-Z]{2}|other)$/, 'Choose from the list, or leave the question out.'),
      ),
    },
    'Choose from the lists, or leave a question out.',
  )
  .meta({ id: 'Person' })
export type PersonalAnswers = z.infer<typeof PersonalAnswers>

/** The answers that the server may save: all but the nationality. */
export function withoutNationality({
  nationality: _nationality,
  ...answers
}: PersonalAnswers): Omit<PersonalAnswers, 'nationality'> {
  return answers
}
