import type { Question } from '#platform/forms/pages/use/question.ts'
import type { Language } from '#platform/languages/language.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import words from './person-questions.json' with { type: 'json' }

/** The answers that are chosen from a list which is always the same. */
type ListAnswers = Omit<PersonalAnswers, 'nationality' | 'visaEndsOn'>

/** The questions for a personal answer, in this order. */
export const QUESTIONS = words.questions as Question<ListAnswers>[]

/**
 * ‘abroad, degree, English B2’: a summary of the answers in the order of the questions. Of more than `most` answers it
 * counts the rest: ‘abroad, degree +1’.
 */
export function summarize(
  answers: PersonalAnswers,
  { words }: Pick<Language, 'words'>,
  most = Infinity,
): string {
  const { where, permission = '', qualification, english, registration, isUnder26 } = answers
  const visa = permission.startsWith('skilled-worker') ? 'skilled-worker' : permission
  const age = isUnder26 === 'yes' ? 'under-26' : ''
  const brief: Record<string, string> = words.situation
  const all = [where, visa, qualification, english, registration, age].flatMap(
    (answer) => brief[answer ?? ''] ?? [],
  )
  const shown = all.slice(0, most).join(', ') || words.situation.some
  return all.length > most ? `${shown} +${all.length - most}` : shown
}
