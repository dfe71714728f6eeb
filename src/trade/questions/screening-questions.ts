/** The built-in questions and answers, available in every language. */
export const STANDARD_QUESTIONS = {
  'work-now': ['yes', 'visa'],
  registration: ['registered', 'applying', 'not-registered'],
  english: ['test', 'studied', 'national', 'not-yet'],
  experience: ['none', 'under-1', '1-to-3', 'over-3'],
} as const satisfies Record<string, readonly string[]>
export type StandardQuestion = keyof typeof STANDARD_QUESTIONS

/** The answer that declines to say, possible for all of them. */
export const RATHER_NOT = 'rather-not'

export const OWN_QUESTIONS = ['own-1', 'own-2', 'own-3'] as const
export type OwnQuestion = (typeof OWN_QUESTIONS)[number]

/** An employer's question about a job. */
export type ScreeningQuestion = { key: StandardQuestion } | { key: OwnQuestion; text: string }

/** An applicant's answer in English, as the employer reads it. */
export interface ScreeningAnswer {
  question: string
  answer: string
}

export const SCREENING_LIMITS = { question: 200, answer: 1000 } as const

/** The field of the posting form for each question. */
export const QUESTION_FIELDS = {
  'work-now': 'askWorkNow',
  registration: 'askRegistration',
  english: 'askEnglish',
  experience: 'askExperience',
  'own-1': 'ownQuestion1',
  'own-2': 'ownQuestion2',
  'own-3': 'ownQuestion3',
} as const satisfies Record<StandardQuestion | OwnQuestion, string>

/** The field of the application form for its answer. */
export function answerField(key: ScreeningQuestion['key']): string {
  return `question-${key}`
}

export function isOwnQuestion(
  question: ScreeningQuestion,
): question is { key: OwnQuestion; text: string } {
  return 'text' in question
}
