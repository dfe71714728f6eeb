import { parseName } from './name-key.ts'
import { parseTowns } from './town-key.ts'

export interface NamedSponsor {
  name: string
  nameKey: string
  towns: string[]
}

// There is one of each name in the country.
const PUBLIC_BODY =
  /\bnhs .*trust$|^nhs | nhs$|^university of |\buniversity$| health board$| integrated care board$| health and social care trust$| council$| constabulary$/

export function isPublicBody(key: string) {
  return PUBLIC_BODY.test(key)
}

/**
 * Whether two entries whose names have the same key are one organisation. Companies House gives no two
 * companies names that differ in signs, capitals or ‘Ltd’ for ‘Limited’ alone; anybody else may share a
 * name, and is taken for the same only in the same town.
 */
export function isSameOrganisation(one: NamedSponsor, other: NamedSponsor): boolean {
  if (one.nameKey !== other.nameKey) return false
  const forms = [parseName(one.name).form, parseName(other.name).form]
  if (forms[0] && forms[1]) return forms[0] === forms[1]
  return isPublicBody(one.nameKey) || hasCommonTown(one, other)
}

function hasCommonTown(one: NamedSponsor, other: NamedSponsor) {
  const towns = townKeys(one)
  return [...townKeys(other)].some((town) => towns.has(town))
}

export function townKeys({ towns }: Pick<NamedSponsor, 'towns'>): Set<string> {
  return new Set(towns.flatMap((town) => [...parseTowns(town)]))
}

/** Each group is one organisation, whichever way its name is printed. */
export function groupByOrganisation<Sponsor extends NamedSponsor>(sponsors: Sponsor[]) {
  const groups: Sponsor[][] = []
  for (const sponsor of sponsors) {
    const group = groups.find((group) => group.some((other) => isSameOrganisation(sponsor, other)))
    if (group) group.push(sponsor)
    else groups.push([sponsor])
  }
  return groups
}
