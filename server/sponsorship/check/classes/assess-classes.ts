import { verdictsOf } from '#contract/sponsorship/criteria.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { assessCriteria } from '../assess-criteria.ts'
import type { CheckContext } from '../context/check-context.ts'
import { RULED_OUT, SUREST, surenessOf } from '../sureness.ts'
import { APPLICANTS, isAtMost, NEWCOMER } from './applicant-class.ts'

const CLASSES = APPLICANTS.map((_, number) => number)
/** The classes for which a job is at least as good as for one of them, and those for which it is at most. */
const ABOVE = CLASSES.map((one) => CLASSES.filter((other) => isAtMost(one, other)))
const BELOW = CLASSES.map((one) => CLASSES.filter((other) => isAtMost(other, one)))
const reach = (number: number) => (ABOVE[number]?.length ?? 0) * (BELOW[number]?.length ?? 0)
// First those with everything or nothing above them, which mostly decide all; then those in the middle.
const ORDER = CLASSES.toSorted(
  (one, other) =>
    Number(isAnEnd(other)) - Number(isAnEnd(one)) || reach(other) - reach(one) || one - other,
)

function isAnEnd(number: number) {
  return number === NEWCOMER || BELOW[number]?.length === CLASSES.length
}

/**
 * How sure it is that a job can be sponsored for each class, and at last for settled people: a digit each, in the
 * order of the classes. What is more favourable never makes a verdict worse, so that a class between two that have
 * the same needs no assessment of its own.
 */
export function assessClasses(
  context: Omit<CheckContext, 'applicant'>,
  check: Pick<SponsorshipCheck, 'headline' | 'lines'>,
): string {
  const least = CLASSES.map(() => RULED_OUT)
  const most = CLASSES.map(() => SUREST)
  for (const number of ORDER) {
    if (least[number] === most[number]) continue
    const sureness =
      number === NEWCOMER ? surenessOf(verdictsOf(check)) : assessClass(context, number)
    for (const above of ABOVE[number] ?? [])
      least[above] = Math.max(least[above] ?? RULED_OUT, sureness)
    for (const below of BELOW[number] ?? []) most[below] = Math.min(most[below] ?? SUREST, sureness)
  }
  const settled = check.headline.tone === 'danger' ? RULED_OUT : SUREST
  return [...least, settled].join('')
}

/** The same for one class, without any shortcut. */
export function assessClass(context: Omit<CheckContext, 'applicant'>, number: number): number {
  const applicant = APPLICANTS[number]
  if (!applicant) throw new RangeError(`There is no class ${number}.`)
  return surenessOf(verdictsOf(assessCriteria({ ...context, applicant }, false)))
}
