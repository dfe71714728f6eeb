import type { StepState } from '#hiring/posting/steps/posting-steps.ts'

/** The form's id on all its pages: every button of a step belongs to it. */
export const FORM_ID = 'posting-form'

/** A step's state in the list of steps. */
export function stateWords({ name, state, problems }: Omit<StepState, 'title'>): string {
  if (state === 'done') return 'filled in'
  if (state === 'mend') return problems === 1 ? 'one thing to fix' : `${problems} things to fix`
  if (state === 'last') return 'last step'
  return name === 'pay' ? 'no pay yet' : 'nothing yet'
}

/** The step's title, which differs for a change to a published job. */
export function stepTitle({ name, title }: Pick<StepState, 'name' | 'title'>, isNew: boolean) {
  return name === 'publish' && !isNew ? 'Check and save' : title
}
