import type { FieldProblem } from '#platform/primitives/errors.schema.ts'

const AMOUNT = 'is not an amount. Write 13.50 or 31,500.'

/** Messages of the form’s rules, reworded for a field that was not typed into a form. */
const WORDS: Record<string, { isAbout?: RegExp; words: string }> = {
  payMin: { isAbout: /must be a number/, words: AMOUNT },
  payMax: { isAbout: /must be a number/, words: AMOUNT },
  hoursPerWeek: { isAbout: /must be a number/, words: 'is not a number of hours. Write 37.5.' },
  payPeriod: { words: 'is not a pay period. Write hour, day, week, month or year.' },
  payCurrency: {
    words: 'is not a currency we take. Write GBP, EUR, USD, AUD, CAD, NZD, AED or SAR.',
  },
  closesOn: { isAbout: /as a date/, words: 'is not a date. Write 31/12/2026 or 2026-12-31.' },
  location: {
    isAbout: /from the list/,
    words: 'is not a country we know. Write its English name: United Kingdom.',
  },
  jobCategory: {
    isAbout: /from the list/,
    words: 'is not one of our categories. Write one of them, such as Nursing.',
  },
  email: { words: 'is not an email address. Write one like name@example.com.' },
  payBand: { words: 'is not a pay scale we know. Write Band 5, or leave it empty.' },
  occupationCode: {
    words: 'is not an occupation code. Write a job’s usual title, or leave it empty.',
  },
}
const MISSING: Record<string, string> = {
  jobCategory: 'We could not choose a category by the title. Write one of ours, such as Nursing.',
  companyName: 'Write who the employer is.',
  email: 'Write an email address for questions.',
  payPeriod: 'Write what the pay is for: hour, day, week, month or year.',
}
const LONGEST = 60

/** Problems reworded for the sender of a list: each names what was written, and what to write. */
export function explainProblems(
  problems: FieldProblem[],
  answers: Record<string, string>,
): FieldProblem[] {
  const isAmountWrong = problems.some(({ field }) => field === 'payMin' || field === 'payMax')
  // The period of a wrong amount cannot be given.
  const isUnsaid = isAmountWrong && !answers.payPeriod
  return problems
    .filter(({ field }) => !isUnsaid || field !== 'payPeriod')
    .map((problem) => explainProblem(problem, answers))
}

function explainProblem(
  { field, message }: FieldProblem,
  answers: Record<string, string>,
): FieldProblem {
  const written = answers[field] ?? ''
  if (written === '') return { field, message: MISSING[field] ?? message }
  const rule = WORDS[field]
  if (!rule || rule.isAbout?.test(message) === false) return { field, message }
  const short = written.length > LONGEST ? `${written.slice(0, LONGEST)}…` : written
  return { field, message: `‘${short}’ ${rule.words}` }
}
