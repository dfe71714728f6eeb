/** The page that sets up and changes the second step. */
export const SECOND_STEP_PATH = '/setting/step'

/** The path of that page for someone who needs a second step to open another. */
export function secondStepPath(next: string): string {
  return `${SECOND_STEP_PATH}?${new URLSearchParams({ next })}`
}
