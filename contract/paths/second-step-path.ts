/** Where the second step is set up and changed. */
export const SECOND_STEP_PATH = '/setting/step'

/** The same page for somebody who needs a second step to go on to another one. */
export function secondStepPath(next: string): string {
  return `${SECOND_STEP_PATH}?${new URLSearchParams({ next })}`
}
