import type { ReactNode } from 'react'
import { JobFields } from '#hiring/posting/pages/form/job-fields.tsx'
import type { PartProps } from '#hiring/posting/pages/form/part.ts'
import { PayFields } from '#hiring/posting/pages/form/pay-fields.tsx'
import { QuestionFields } from '#hiring/posting/pages/form/question-fields.tsx'
import { SponsorshipFields } from '#hiring/posting/sponsorship-fields/pages/sponsorship-fields.tsx'
import type { StepName } from '#hiring/posting/steps/posting-steps.ts'
import {
  describeJob,
  describePay,
  describeQuestions,
  describeSponsorship,
} from './describe-answers.ts'

type Answers = Readonly<Record<string, string>>

interface StepPart {
  Fields(props: PartProps): ReactNode
  /** A short summary of the answers, for the folded step. */
  describe(answers: Answers): string[]
}

/** The fields and summary of each step; the last one has its own page. */
export const STEP_PARTS: Record<Exclude<StepName, 'publish'>, StepPart> = {
  job: { Fields: JobFields, describe: describeJob },
  pay: { Fields: PayFields, describe: describePay },
  sponsorship: { Fields: SponsorshipFields, describe: describeSponsorship },
  questions: { Fields: QuestionFields, describe: describeQuestions },
}
