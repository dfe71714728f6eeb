import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
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

const TOO_LONG = `This answer is longer than ${SCREENING_LIMITS.answer} characters. Shorten it.`

/**
 * The form’s answers to a job’s questions, in their order. Our page requires an answer to each question with answers to
 * choose from; a program that calls the API may leave them out.
 * @throws {DomainError} `invalid_input`; `private_numbers` if our page asks about one
 */
export function readAnswers(
  questions: ScreeningQuestion[],
  values: Record<string, string>,
): ScreeningAnswer[] {
  const isPage = values.asksQuestions === 'on'
  const problems: FieldProblem[] = []
  const answers: ScreeningAnswer[] = []
  for (const question of questions) {
    const field = answerField(question.key)
    const { words, options } = describeQuestion(english, question)
    const typed = asParagraphs(values[field] ?? '')
    const answer = options ? options.find(({ value }) => value === typed)?.label : typed
    if (answer && answer.length > SCREENING_LIMITS.answer)
      problems.push({ field, message: TOO_LONG })
    else if (answer) answers.push({ question: words, answer })
    else if (options && isPage) problems.push({ field, message: english.words.questions.missing })
  }
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
  if (values.asksAboutNumbers === 'on' && values.isSure !== 'on') {
    for (const { key } of questions)
      requireSureOfNumbers(answerField(key), values[answerField(key)] ?? '')
  }
  return answers
}
