import {
  isOwnQuestion,
  RATHER_NOT,
  STANDARD_QUESTIONS,
  type ScreeningQuestion,
  type StandardQuestion,
} from '#trade/questions/screening-questions.ts'
import type { English } from '#platform/languages/catalogue.ts'
import type { Language } from '#platform/languages/language.ts'

type Words = keyof English['questions']

const ANSWERS = {
  'work-now': { yes: 'workNowYes', visa: 'workNowVisa' },
  registration: {
    registered: 'registrationYes',
    applying: 'registrationApplying',
    'not-registered': 'registrationNo',
  },
  english: {
    test: 'englishTest',
    studied: 'englishStudied',
    national: 'englishNational',
    'not-yet': 'englishNotYet',
  },
  experience: {
    none: 'experienceNone',
    'under-1': 'experienceUnder1',
    '1-to-3': 'experience1To3',
    'over-3': 'experienceOver3',
  },
} as const satisfies {
  [Key in StandardQuestion]: Record<(typeof STANDARD_QUESTIONS)[Key][number], Words>
}

const TITLES = {
  'work-now': 'workNow',
  registration: 'registration',
  english: 'english',
  experience: 'experience',
} as const satisfies Record<StandardQuestion, Words>

/** A question for display. */
export interface DescribedQuestion {
  key: ScreeningQuestion['key']
  words: string
  /** Null for an employer’s own question, which has a free-text answer, and is in the employer’s language. */
  options: { value: string; label: string }[] | null
}

export function describeQuestion(
  { words }: Pick<Language, 'words'>,
  question: ScreeningQuestion,
): DescribedQuestion {
  if (isOwnQuestion(question)) return { key: question.key, words: question.text, options: null }
  const { key } = question
  const names: Record<string, Words> = ANSWERS[key]
  const options = STANDARD_QUESTIONS[key].map((value) => ({
    value,
    label: words.questions[names[value] ?? 'ratherNot'],
  }))
  return {
    key,
    words: words.questions[TITLES[key]],
    options: [...options, { value: RATHER_NOT, label: words.questions.ratherNot }],
  }
}
