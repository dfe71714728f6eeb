// Apart from the schemas, so that a page that shows a check need not load the schema library.

/** The possible results of a criterion. Unknown is a result: nothing we know decides it. */
export const VERDICTS = ['pass', 'fail', 'unknown'] as const

export type Verdict = (typeof VERDICTS)[number]

/** The criteria of a check, in display order. There is no combined score. */
export const CRITERIA = ['licence', 'occupation', 'pay', 'wording'] as const

export type Criterion = (typeof CRITERIA)[number]

/** The route's requirements for the person. Shown only to people who answer personal questions. */
export const PERSONAL_CRITERIA = ['permission', 'english', 'registration'] as const

export type PersonalCriterion = (typeof PERSONAL_CRITERIA)[number]

/** The four results without their reasons. */
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

/** Whether a job is outside the UK: then only the wording is checked. */
export function isAbroad({ lines }: { lines: { name: Criterion }[] }): boolean {
  return lines.every(({ name }) => name === 'wording')
}
