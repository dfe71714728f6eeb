import type { HomeCheck } from '#sponsorship/check/check-advert.ts'
import { verdictsOf, type Verdict } from '#trade/headline/criteria.ts'
import { assessCriteria } from '#sponsorship/check/assess-criteria.ts'
import { candidateCodes } from '#sponsorship/check/context/candidates.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { bodyOf } from '#sponsorship/check/person/regulators.ts'
import { checkLicence } from '#sponsorship/check/licence/check-licence.ts'
import { checkOccupation } from '#sponsorship/check/occupation/check-occupation.ts'
import { judgePay } from '#sponsorship/check/pay/check-pay.ts'
import { isInForce } from '#sponsorship/rules/in-force.ts'
import { RULED_OUT, SUREST, surenessOf } from '#sponsorship/check/headline/sureness.ts'
import { APPLICANTS, entrantTrait, NEWCOMER, TRAITS, type Trait } from './applicant-class.ts'

/** Classes that are equal for a line of the check, because it uses only some of their traits. */
interface TraitGroups {
  /** The group of each class. */
  groupOf: number[]
  /** One class of each group. */
  members: number[]
  /** The groups, by group, for which a job is at least as good, the group itself included. */
  above: number[][]
  /** The groups, by group, for which a job is at most as good. */
  below: number[][]
  /** The groups, the newcomer’s first, then the one above all others, then by how many others each may decide. */
  order: number[]
}

type Job = Omit<CheckContext, 'applicant'>

interface Line {
  judge: (context: CheckContext) => Verdict
  groups: TraitGroups
}

const ROUTE = ['isFromBeforeApril2024', 'isFromBeforeJuly2025'] as const
const LICENCE: Line = {
  judge: (context) => checkLicence(context).verdict,
  groups: groupByTraits(['mayStay']),
}
const OCCUPATION: Line = {
  judge: (context) => checkOccupation(context).verdict,
  groups: groupByTraits([...ROUTE, 'isExemptNow', 'isExempt']),
}
// By the bodies of a job’s possible occupations: registration with any other counts for nothing there.
const payLines = new Map<string, Line>()

/** The line of pay for a job, in whose occupations only some registrations matter. */
function payLine({ advert }: Job): Line {
  const bodies = [...new Set(candidateCodes(advert).map(bodyOf))].toSorted()
  // No occupation is not the same as one without a body.
  const key = JSON.stringify(bodies)
  const known = payLines.get(key)
  if (known) return known
  const entrant = bodies.map(entrantTrait)
  const nurse = bodies.includes('nmc') ? (['isFutureNurse'] as const) : []
  const line: Line = {
    judge: judgePay,
    groups: groupByTraits([...ROUTE, ...entrant, ...nurse, 'mayHavePhd', 'mayHaveStemPhd']),
  }
  payLines.set(key, line)
  return line
}

/**
 * The sureness of a job for each class, and finally for settled people and for those whom a rule refuses: a digit each, in
 * the order of the classes. `check` is that for a newcomer from abroad.
 */
export function assessClasses(job: Job, check: Pick<HomeCheck, 'headline' | 'lines'>): string {
  const each = assessEach(job, check)
  const isRefused = job.ruleIndex.rules.restrictions.some((one) => isInForce(one, job.date))
  const refused = isRefused ? RULED_OUT : each[NEWCOMER]
  return [...each, assessSettled(job, check), refused].join('')
}

/**
 * The sureness for settled people. Every job is open to them except one that asks for money; with an unproved poster
 * they should ask first.
 */
function assessSettled({ advert }: Job, { headline }: Pick<HomeCheck, 'headline'>) {
  if (headline.tone === 'danger') return RULED_OUT
  return advert.poster === 'unproved' ? SUREST - 1 : SUREST
}

function assessEach(job: Job, check: Pick<HomeCheck, 'lines'>): number[] {
  const known = verdictsOf(check)
  const ruledOut = APPLICANTS.map(() => RULED_OUT)
  if (known.wording === 'fail') return ruledOut
  const licence = assessLine(job, LICENCE, known.licence)
  if (licence.every(isFail)) return ruledOut
  const occupation = assessLine(job, OCCUPATION, known.occupation)
  if (occupation.every(isFail)) return ruledOut
  const pay = assessLine(job, payLine(job), known.pay)
  return APPLICANTS.map((_, number) =>
    surenessOf({
      licence: licence[number] ?? 'unknown',
      occupation: occupation[number] ?? 'unknown',
      pay: pay[number] ?? 'unknown',
      wording: known.wording,
    }),
  )
}

const isFail = (verdict: Verdict) => verdict === 'fail'

const WORST_FIRST: Verdict[] = ['fail', 'unknown', 'pass']

/**
 * The verdicts of one line for each class. A more favourable trait never makes a verdict worse, so classes between two
 * equal verdicts are not assessed.
 */
function assessLine(job: Job, { judge, groups }: Line, newcomer: Verdict): Verdict[] {
  const { members, above, below, order, groupOf } = groups
  const least = members.map(() => 0)
  const most = members.map(() => WORST_FIRST.length - 1)
  for (const group of order) {
    const applicant = APPLICANTS[members[group] ?? 0]
    if (!applicant || least[group] === most[group]) continue
    const verdict = group === 0 ? newcomer : judge({ ...job, applicant })
    const rank = WORST_FIRST.indexOf(verdict)
    for (const better of above[group] ?? []) least[better] = Math.max(least[better] ?? 0, rank)
    for (const worse of below[group] ?? []) most[worse] = Math.min(most[worse] ?? 0, rank)
  }
  return groupOf.map((group) => WORST_FIRST[least[group] ?? 1] ?? 'unknown')
}

/** The sureness for one class, without any shortcut. */
export function assessClass(job: Job, number: number): number {
  const applicant = APPLICANTS[number]
  if (!applicant) throw new RangeError(`There is no class ${number}.`)
  return surenessOf(verdictsOf(assessCriteria({ ...job, applicant }, false)))
}

function groupByTraits(seen: Trait[]): TraitGroups {
  const keys = TRAITS.map((traits) => seen.map((trait) => traits[trait]).join(' '))
  const distinct = [...new Set(keys)]
  const members = distinct.map((key) => keys.indexOf(key))
  const groups = members.map((_, group) => group)
  const isAtMost = (one: number, other: number) =>
    one === other || isNoBetter(members[one] ?? 0, members[other] ?? 0, seen)
  const above = groups.map((one) => groups.filter((other) => isAtMost(one, other)))
  const below = groups.map((one) => groups.filter((other) => isAtMost(other, one)))
  const reach = (group: number) => {
    if (group === 0) return Infinity
    const [up, down] = [above[group]?.length ?? 0, below[group]?.length ?? 0]
    return down === groups.length ? Number.MAX_VALUE : up * down
  }
  const order = groups.toSorted((one, other) => reach(other) - reach(one) || one - other)
  return { groupOf: keys.map((key) => distinct.indexOf(key)), members, above, below, order }
}

function isNoBetter(one: number, other: number, seen: Trait[]): boolean {
  return seen.every((trait) => (TRAITS[one]?.[trait] ?? 0) <= (TRAITS[other]?.[trait] ?? 0))
}
