import { findStep, type StepName } from '#hiring/posting/steps/posting-steps.ts'
import type { Services } from '#platform/services.ts'
import { aForm, type anEmployer } from './postings.ts'

type Employer = Awaited<ReturnType<typeof anEmployer>>

interface StepTarget {
  /** The job being changed; a new one by default. */
  subject?: string
  from?: { repeat?: string; template?: string } | null
}

export const FORM_ID = '0123456789abc'
export const PAY = { payMin: '31,500', payPeriod: 'year', hoursPerWeek: '37.5' }

/** The steps of the posting form, as their pages use them. */
export function openSteps({ postings: { steps } }: Pick<Services, 'postings'>) {
  return { saveStep, findAnswers }

  function saveStep(
    { actor }: Employer,
    name: StepName,
    values: Record<string, string>,
    { subject = 'new', from = null }: StepTarget = {},
  ) {
    const form = aForm({ formId: FORM_ID, ...values })
    return steps.save(actor, subject, { step: findStep(name), form, from })
  }

  async function findAnswers({ actor }: Employer, subject = 'new') {
    return (await steps.open(actor, subject)).answers
  }
}
