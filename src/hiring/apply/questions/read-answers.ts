import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { describeQuestion } from '#sponsorship/situation/describe-question.ts'
import { english } from '#platform/languages/english.ts'
import {
  answerField,
  SCREENING_LIMITS,
  type ScreeningAnswer,
  type ScreeningQuestion,
} from '#trade/questions/screening-questions.ts'
import { asParagraphs } from '#platform/primitives/texts.schema.ts'
import { requireSureOfNumbers } from '#board/screening/text/screen-message.ts'
import { ANSWER_PROBLEMS, whyUnanswered } from './answer-problems.ts'

/**
 * The form’s answers to a job’s questions, in their order, with what is wrong with them. Our page requires an answer to
 * each question with answers to choose from; a program that calls the API may leave them out.
 */
export function readAnswers(
  questions: ScreeningQuestion[],
  values: Record<string, string>,
): { answers: ScreeningAnswer[]; problems: FieldProblem[] } {
  const isPage = values.asksQuestions === 'on'
  const problems: FieldProblem[] = []
  const answers: ScreeningAnswer[] = []
  for (const question of questions) {
    const field = answerField(question.key)
    const { words, options } = describeQuestion(english, question)
    const typed = asParagraphs(values[field] ?? '')
    const answer = options ? options.find(({ value }) => value === typed)?.label : typed
    if (answer && answer.length > SCREENING_LIMITS.answer)
      problems.push({ field, message: ANSWER_PROBLEMS.long })
    else if (answer) answers.push({ question: words, answer })
    else if (options && isPage) problems.push({ field, message: whyUnanswered(question.key) })
  }
  return { answers, problems }
}

/** @throws {DomainError} `private_numbers` if our page asks about one and the applicant has not ticked to send it */
export function requireSureOfAnswers(
  questions: ScreeningQuestion[],
  values: Record<string, string>,
) {
  if (values.asksAboutNumbers === 'on' && values.isSure !== 'on') {
    for (const { key } of questions)
      requireSureOfNumbers(answerField(key), values[answerField(key)] ?? '')
  }
}
