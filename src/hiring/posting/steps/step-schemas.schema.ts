import { z } from 'zod'
import { pick } from '#platform/primitives/pick.ts'
import { checkPay, JobPosting, NO_FEE_PROBLEM } from '#trade/postings.schema.ts'
import { findStep, type StepName } from './posting-steps.ts'

const { shape } = JobPosting

/** The schema of each step's own fields, independent of the others; the browser uses the same. */
export const STEP_SCHEMAS: Record<StepName, z.ZodType> = {
  job: z.object(shapeOf('job')),
  pay: z
    .object({
      ...shapeOf('pay'),
      ...pick(shape, ['payMin', 'payMax', 'payCurrency', 'payPeriod']),
    })
    .superRefine(checkPay),
  sponsorship: z.object(shapeOf('sponsorship')),
  questions: z.object(shapeOf('questions')),
  publish: z.object({ noFee: shape.noFee.refine((isDeclared) => isDeclared, NO_FEE_PROBLEM) }),
}

/** The checks of all steps, for the whole form on one page: a problem of one step hides none of another. */
export const ONE_PAGE_SCHEMA = z.record(z.string(), z.unknown()).superRefine((values, context) => {
  for (const schema of Object.values(STEP_SCHEMAS))
    for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message })
})

/** A step's fields in its order, without those that only find a choice, and the logo, which is checked as a file. */
function shapeOf(step: StepName): Record<string, z.ZodType> {
  const schemas: Record<string, z.ZodType> = shape
  const names = findStep(step).fields.filter((name) => name in schemas)
  return pick(schemas, names)
}
