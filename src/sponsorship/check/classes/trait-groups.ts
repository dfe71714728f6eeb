import { APPLICANTS, NEWCOMER, TRAITS, type Trait } from './applicant-class.ts'

/** Classes that are equal for a line of the check, because it uses only some of their traits. */
export interface TraitGroups {
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

/** `seesAnswers`: the line expects less of a person without answers than of anyone else. */
export function groupByTraits(seen: Trait[], { seesAnswers = false } = {}): TraitGroups {
  const keys = APPLICANTS.map((_, number) =>
    seesAnswers && number === NEWCOMER
      ? 'newcomer'
      : seen.map((trait) => TRAITS[number]?.[trait]).join(''),
  )
  const distinct = [...new Set(keys)]
  const members = distinct.map((key) => keys.indexOf(key))
  const groups = members.map((_, group) => group)
  const isAtMost = (one: number, other: number) =>
    one === other || isNoBetter(members[one] ?? 0, members[other] ?? 0, { seen, seesAnswers })
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

interface Seen {
  seen: Trait[]
  seesAnswers: boolean
}

function isNoBetter(one: number, other: number, { seen, seesAnswers }: Seen): boolean {
  if (seesAnswers && (one === NEWCOMER || other === NEWCOMER)) return one === NEWCOMER
  return seen.every((trait) => (TRAITS[one]?.[trait] ?? 0) <= (TRAITS[other]?.[trait] ?? 0))
}
