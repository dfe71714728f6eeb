import type { SponsorshipCheck, Verdict } from './check.ts'

export const VERDICTS = ['pass', 'fail', 'unknown'] as const

/** The lines of a check, in the order they are shown. There is no merged score. */
export const CRITERIA = ['licence', 'occupation', 'pay', 'wording'] as const

export type Criterion = (typeof CRITERIA)[number]

/** What the route asks of the person besides the job. Shown only to somebody who says who they are. */
export const PERSONAL_CRITERIA = ['english', 'registration'] as const

export type PersonalCriterion = (typeof PERSONAL_CRITERIA)[number]

/** What the four lines say, without why. */
export type Verdicts = Record<Criterion, Verdict>

export function verdictsOf({ lines }: Pick<SponsorshipCheck, 'lines'>): Verdicts {
  const verdicts: Verdicts = {
    licence: 'unknown',
    occupation: 'unknown',
    pay: 'unknown',
    wording: 'unknown',
  }
  for (const { name, verdict } of lines) verdicts[name] = verdict
  return verdicts
}
