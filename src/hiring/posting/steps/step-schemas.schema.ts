import { z } from 'zod'
import { pick } from '#platform/primitives/pick.ts'
import { checkPay, JobPosting, NO_FEE_PROBLEM } from '#trade/postings.schema.ts'
import { findClosingProblems } from '#hiring/posting/stored/closing-date.ts'
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

/** Only a job that has been published may keep a closing date that has passed. */
const NewClosingDay = z
  .object({ closesOn: z.string().default('') })
  .superRefine((values, context) => {
    for (const { field, message } of findClosingProblems(values, null))
      context.addIssue({ code: 'custom', path: [field], message })
  })

/** The checks of the whole form on one page. */
export const ONE_PAGE_SCHEMA = together(Object.values(STEP_SCHEMAS))

/** The checks of the browser in the form for a new job, where they differ. */
export const NEW_JOB_SCHEMAS = {
  pay: together([STEP_SCHEMAS.pay, NewClosingDay]),
  onePage: together([...Object.values(STEP_SCHEMAS), NewClosingDay]),
}

/** A problem that one schema finds hides none of another. */
function together(schemas: readonly z.ZodType[]) {
  return z.record(z.string(), z.unknown()).superRefine((values, context) => {
    for (const schema of schemas)
      for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message })
  })
}

/** A step's fields in its order, without those that only find a choice, and the logo, which is checked as a file. */
function shapeOf(step: StepName): Record<string, z.ZodType> {
  const schemas: Record<string, z.ZodType> = shape
  const names = findStep(step).fields.filter((name) => name in schemas)
  return pick(schemas, names)
}
