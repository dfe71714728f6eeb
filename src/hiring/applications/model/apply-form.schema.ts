import { z } from 'zod'
import {
  answerField,
  OWN_QUESTIONS,
  RATHER_NOT,
  SCREENING_LIMITS,
  STANDARD_QUESTIONS,
  type OwnQuestion,
  type StandardQuestion,
} from '#trade/questions/screening-questions.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { JobApplication } from './applications.schema.ts'

/** The answers to the employer’s questions, which are on the job’s page. The questions of other jobs are ignored. */
const ScreeningAnswers = Object.fromEntries(
  [...Object.keys(STANDARD_QUESTIONS), ...OWN_QUESTIONS].map((key) => [
    answerField(key as StandardQuestion | OwnQuestion),
    describeAnswer(key),
  ]),
)

function describeAnswer(key: string) {
  if (!isStandard(key))
    return z
      .string()
      .max(SCREENING_LIMITS.answer)
      .optional()
      .meta({
        description: `The answer to the employer’s question ${key.at(-1)}, if there is one.`,
      })
  return z
    .enum([...STANDARD_QUESTIONS[key], RATHER_NOT])
    .optional()
    .meta({ description: 'Only if the job asks this.' })
}

function isStandard(key: string): key is StandardQuestion {
  return Object.hasOwn(STANDARD_QUESTIONS, key)
}

/** The whole multipart form, as the API describes it. */
export const ApplyForm = JobApplication.extend({
  ...ScreeningAnswers,
  jobId: Id,
  uploadResume: z
    .file()
    .optional()
    .meta({ description: 'A pdf, doc or docx file of up to 10 MB.' }),
  resumeId: z.string().optional().meta({
    description:
      'Instead of a file: the id of a CV on your list, or `profile` for one made of your profile.',
  }),
  date: z.string().optional().meta({ description: 'Ignored: the server uses its own date.' }),
  userID: z.string().optional().meta({ description: 'Optional; must be your own id.' }),
}).meta({ id: 'ApplyForm' })
