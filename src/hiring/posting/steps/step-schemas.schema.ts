import { z } from 'zod'
import { pick } from '#platform/primitives/pick.ts'
import { checkPay, JobPosting, NO_FEE_PROBLEM } from '#trade/postings.schema.ts'
import type { StepName } from './posting-steps.ts'

const { shape } = JobPosting

/** The schema of each step's own fields, independent of the others; the browser uses the same. */
export const STEP_SCHEMAS: Record<StepName, z.ZodType> = {
  job: z.object(
    pick(shape, [
      'jobTitle',
      'companyName',
      'location',
      'place',
      'jobCategory',
      'ranges',
      'description',
      'email',
    ]),
  ),
  pay: z
    .object(
      pick(shape, [
        'payMin',
        'payMax',
        'payCurrency',
        'payPeriod',
        'hoursPerWeek',
        'payBand',
        'closesOn',
      ]),
    )
    .superRefine(checkPay),
  sponsorship: z.object(pick(shape, ['legalName', 'companyNumber', 'sponsorId', 'occupationCode'])),
  questions: z.object(pick(shape, ['ownQuestion1', 'ownQuestion2', 'ownQuestion3'])),
  publish: z.object({ noFee: shape.noFee.refine((isDeclared) => isDeclared, NO_FEE_PROBLEM) }),
}
