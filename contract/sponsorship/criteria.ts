// Apart from the schemas, so that a page that shows a check has no schema library to load.

/** What a line can say. Unknown is an answer: nothing that we know of decides it. */
export const VERDICTS = ['pass', 'fail', 'unknown'] as const

export type Verdict = (typeof VERDICTS)[number]

/** The lines of a check, in the order they are shown. There is no merged score. */
export const CRITERIA = ['licence', 'occupation', 'pay', 'wording'] as const

export type Criterion = (typeof CRITERIA)[number]

/** What the route requires of the person. Shown only to someone who answers questions about themselves. */
export const PERSONAL_CRITERIA = ['english', 'registration'] as const

export type PersonalCriterion = (typeof PERSONAL_CRITERIA)[number]

/** What the four lines say, without why. */
export type Verdicts = Record<Criterion, Verdict>

export function verdictsOf({
  lines,
}: {
  lines: { name: Criterion; verdict: Verdict }[]
}): Verdicts {
  const verdicts: Verdicts = {
    licence: 'unknown',
    occupation: 'unknown',
    pay: 'unknown',
    wording: 'unknown',
  }
  for (const { name, verdict } of lines) verdicts[name] = verdict
  return verdicts
}

/** Of a job outside the UK only the wording is checked. */
export function isAbroad({ lines }: { lines: { name: Criterion }[] }): boolean {
  return lines.every(({ name }) => name === 'wording')
}
