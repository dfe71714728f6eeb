import { describeQuestion } from '#sponsorship/situation/describe-question.ts'
import { english } from '#platform/languages/english.ts'
import {
  STANDARD_QUESTIONS,
  type ScreeningAnswer,
  type StandardQuestion,
} from '#trade/questions/screening-questions.ts'
import texts from './question-words.json' with { type: 'json' }

const STANDARD = (Object.keys(STANDARD_QUESTIONS) as StandardQuestion[]).map((key) =>
  describeQuestion(english, { key }),
)
const TAGS: Partial<Record<string, Record<string, string>>> = texts.tags

/** The heading of a question’s column: a word or two, or an employer’s own question as it is. */
export function headingOf(question: string): string {
  const standard = STANDARD.find(({ words }) => words === question)
  return standard ? texts.headings[standard.key as StandardQuestion] : question
}

/** The answer in words that need no question beside them; null if it has none. */
export function tagOf({ question, answer }: ScreeningAnswer): string | null {
  const standard = STANDARD.find(({ words }) => words === question)
  const option = standard?.options?.find(({ label }) => label === answer)
  return (standard && option && TAGS[standard.key]?.[option.value]) ?? null
}
