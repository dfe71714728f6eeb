import type { Verdicts } from '#trade/headline/criteria.ts'

/**
 * The level of a job that is ruled out. 0 is a job that was not checked; above come those ruled out, then the others by
 * how many of three lines pass.
 */
export const RULED_OUT = 1
export const SUREST = RULED_OUT + 4

/** The sureness that a job can be sponsored, by its licence, occupation and pay. */
export function surenessOf({ licence, occupation, pay, wording }: Verdicts): number {
  const decisive = [licence, occupation, pay]
  if (wording === 'fail' || decisive.includes('fail')) return RULED_OUT
  return RULED_OUT + 1 + decisive.filter((verdict) => verdict === 'pass').length
}
