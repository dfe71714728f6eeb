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

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  // Forms send an empty text for an unanswered question.
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(values, 'Choose from the list, or leave the question out.').optional(),
  )
}

/**
 * A person’s answers about themselves. They stay in a cookie on their own device: never in a URL, log, table or cache.
 * A missing answer counts as unknown.
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
    },
    'Choose from the lists, or leave a question out.',
  )
  .meta({ id: 'Person' })
export type PersonalAnswers = z.infer<typeof PersonalAnswers>
