import { z } from 'zod'
import { CompleteApplication } from '#hiring/applications/model/applications.schema.ts'
import type { DescribedQuestion } from '#sponsorship/situation/describe-question.ts'
import { answerField } from '#trade/questions/screening-questions.ts'
import { whyUnanswered } from './answer-problems.ts'

/** The browser's checks of a whole form: its own fields and a job's questions, so that all problems are shown at once. */
export function completeWith(questions: DescribedQuestion[]) {
  const fields = questions.flatMap(({ key, options }) =>
    options
      ? [
          [
            answerField(key),
            z.enum(
              options.map(({ value }) => value),
              whyUnanswered(key),
            ),
          ] as const,
        ]
      : [],
  )
  return z.intersection(CompleteApplication, z.object(Object.fromEntries(fields)))
}
