import { parseName } from './name-key.ts'
import { parseTowns } from './town-key.ts'

export interface NamedSponsor {
  name: string
  nameKey: string
  towns: string[]
}

// Public bodies, whose names are unique.
const PUBLIC_BODY =
  /\bnhs .*trust$|^nhs | nhs$|^university of |\buniversity$| health board$| integrated care board$| health and social care trust$| council$| constabulary$/

export function isPublicBody(key: string) {
  return PUBLIC_BODY.test(key)
}

/**
 * Whether two entries with the same name key are one organisation. Companies House does not register two
 * companies whose names differ only in punctuation, capitals or ‘Ltd’ for ‘Limited’. Other bodies may share a
 * name, so they count as one only in the same town.
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

/** Groups the entries of the same organisation. */
export function groupByOrganisation<Sponsor extends NamedSponsor>(sponsors: Sponsor[]) {
  const groups: Sponsor[][] = []
  for (const sponsor of sponsors) {
    const group = groups.find((group) => group.some((other) => isSameOrganisation(sponsor, other)))
    if (group) group.push(sponsor)
    else groups.push([sponsor])
  }
  return groups
}
