/** The step to unfold, from the URL, after a change in a step other than the current one. */
export function openStepOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('step')
}
