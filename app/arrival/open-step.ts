/** The step to unfold, in the address after a change in one that is not the current one. */
export function openStepOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('step')
}
