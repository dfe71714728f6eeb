import { POSTING_STEPS } from '#contract/posting-steps/posting-steps.ts'

type Answers = Record<string, string>

const FIELDS: ReadonlySet<string> = new Set(
  POSTING_STEPS.filter(({ name }) => name !== 'questions' && name !== 'publish')
    .flatMap(({ fields }) => fields)
    .filter((name) => name !== 'logo'),
)

/** What the form of a row asks. */
export function inRowForm(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => FIELDS.has(name)))
}

/** What it leaves as it is: the logo and the questions of a job. */
export function outsideRowForm(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !FIELDS.has(name)))
}
