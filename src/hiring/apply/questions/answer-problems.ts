import type { ScreeningQuestion } from '#trade/questions/screening-questions.ts'

/** Sentences about an applicant's answers. Each names its question, as all of them can be wrong at once. */
export const ANSWER_PROBLEMS = {
  'work-now': 'Say if you may work in the UK now. You can also choose ‘I would rather not say’.',
  registration:
    'Say if you are registered for this work. You can also choose ‘I would rather not say’.',
  english: 'Say how you can show your English. You can also choose ‘I would rather not say’.',
  experience: 'Say how long you have done this work. You can also choose ‘I would rather not say’.',
  long: 'An answer is longer than 1,000 characters. Shorten it.',
} as const

/** The sentence about a question left without one of its answers. */
export function whyUnanswered(key: ScreeningQuestion['key']): string {
  const problems: Record<string, string> = ANSWER_PROBLEMS
  return problems[key] ?? ANSWER_PROBLEMS.long
}
