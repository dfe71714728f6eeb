import { z } from 'zod'

/** Permission somebody has, or last had. Dates: of the rules under which it was first granted. */
export const PERMISSIONS = [
  'none',
  'student',
  'graduate',
  'skilled-worker-since-2025-07',
  'skilled-worker-since-2024-04',
  'skilled-worker-before-2024-04',
  'not-switchable',
  'other',
] as const

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  // What is not said is not known; a form leaves it empty.
  return z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(values, 'Choose from the list, or leave the question out.').optional(),
  )
}

/**
 * Who asks ‘can I take this job?’. Read, used for one answer, and forgotten: it is in no address, log or
 * table. What is left out is not known.
 */
export const PersonalAnswers = z
  .object(
    {
      where: choice(['abroad', 'uk']),
      permission: choice(PERMISSIONS),
      /** Has legally worked for this employer in this occupation for three months or more. */
      sameEmployer: choice(['yes', 'no']),
      isUnder26: choice(['yes', 'no']),
      qualification: choice(['none', 'degree', 'phd', 'stem-phd']),
      /** The lowest of reading, writing, speaking and listening. */
      english: choice(['below-b1', 'b1', 'b2']),
      /** With the body the work asks for: NMC, GMC, HCPC, Social Work England… */
      registration: choice(['registered', 'working-towards', 'no']),
    },
    'Choose from the lists, or leave a question out.',
  )
  .meta({ id: 'Person' })
export type PersonalAnswers = z.infer<typeof PersonalAnswers>
