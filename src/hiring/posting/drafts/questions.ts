import type { JobPosting } from '#trade/postings.schema.ts'
import {
  isOwnQuestion,
  OWN_QUESTIONS,
  QUESTION_FIELDS,
  STANDARD_QUESTIONS,
  type ScreeningQuestion,
  type StandardQuestion,
} from '#trade/questions/screening-questions.ts'

/** The questions of a posting form to applicants. */
export function toQuestions(fields: JobPosting): ScreeningQuestion[] {
  const standard = (Object.keys(STANDARD_QUESTIONS) as StandardQuestion[])
    .filter((key) => fields[QUESTION_FIELDS[key]])
    .map((key) => ({ key }))
  return [...standard, ...toOwnQuestions(fields)]
}

type OwnQuestions = Pick<JobPosting, 'ownQuestion1' | 'ownQuestion2' | 'ownQuestion3'>

/** The questions that the employer has worded. */
export function toOwnQuestions(fields: OwnQuestions): ScreeningQuestion[] {
  return OWN_QUESTIONS.map((key) => ({ key, text: fields[QUESTION_FIELDS[key]] })).filter(
    ({ text }) => text !== '',
  )
}

/** The form fields of questions: the inverse of `toOwnQuestions`. */
export function toQuestionFields(questions: ScreeningQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.map((question) => [
      QUESTION_FIELDS[question.key],
      isOwnQuestion(question) ? question.text : 'on',
    ]),
  )
}
