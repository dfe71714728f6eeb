import type { ListedOccupation } from './occupations.ts'
import { NEAR_WORK } from '#sponsorship/closed-work/near-work.ts'

/**
 * Occupations near another one that are not closed: those drawn up for closed work, else the same minor group of the
 * classification, which is the first three digits.
 */
export function findNearOccupations(all: ListedOccupation[], code: string): ListedOccupation[] {
  const open = all.filter(
    (occupation) => occupation.code !== code && occupation.answer !== 'closed',
  )
  const drawnUp = NEAR_WORK.filter(({ of }) => of.includes(code)).flatMap(({ near }) => near)
  if (drawnUp.length === 0) return open.filter((other) => groupOf(other.code) === groupOf(code))
  return drawnUp.flatMap((work) => open.find((occupation) => occupation.code === work.code) ?? [])
}

function groupOf(code: string) {
  return code.slice(0, 3)
}
