import type { Verdicts } from '#contract/sponsorship/criteria.ts'

/** 0 is a job that was not checked. Then come those that are ruled out, and the others by how many of three lines pass. */
export const RULED_OUT = 1
export const SUREST = RULED_OUT + 4

/** How sure it is that a job can be sponsored, by its licence, occupation and pay. */
export function surenessOf({ licence, occupation, pay, wording }: Verdicts): number {
  const decisive = [licence, occupation, pay]
  if (wording === 'fail' || decisive.includes('fail')) return RULED_OUT
  return RULED_OUT + 1 + decisive.filter((verdict) => verdict === 'pass').length
}
