import type { StepState } from '#contract/posting-steps/posting-steps.ts'

/** Of all pages of the form: every button of a step belongs to it. */
export const FORM_ID = 'posting-form'

/** What the list of steps says of one. */
export function stateWords({ state, problems }: Pick<StepState, 'state' | 'problems'>): string {
  if (state === 'done') return 'filled in'
  if (state === 'mend') return problems === 1 ? 'one thing to mend' : `${problems} things to mend`
  return state === 'last' ? 'asks once' : 'nothing yet'
}

/** A change is not published for the first time. */
export function stepTitle({ name, title }: Pick<StepState, 'name' | 'title'>, isNew: boolean) {
  return name === 'publish' && !isNew ? 'Look and save' : title
}
