import type { Question } from '#platform/forms/pages/use/question.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import words from './person-questions.json' with { type: 'json' }

/** The answers that are chosen from a list which is always the same. */
type ListAnswers = Omit<PersonalAnswers, 'nationality' | 'visaEndsOn'>

/** The questions for a personal answer, in this order. */
export const QUESTIONS = words.questions as Question<ListAnswers>[]

const BRIEF: Record<string, string> = words.brief

/** ‘abroad, degree, English B2’: a summary of the answers in the order of the questions. */
export function summarize(answers: PersonalAnswers): string {
  const { where, permission = '', qualification, english, registration } = answers
  const visa = permission.startsWith('skilled-worker') ? 'Skilled Worker' : BRIEF[permission]
  const answered = [where, qualification, english, registration].map(
    (answer) => BRIEF[answer ?? ''],
  )
  const parts = [answered[0], visa, ...answered.slice(1), answers.isUnder26 === 'yes' && 'under 26']
  return parts.filter(Boolean).join(', ') || 'some answers'
}
