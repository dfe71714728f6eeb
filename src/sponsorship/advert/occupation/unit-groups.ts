import occupations from '#sponsorship/advert/data/occupations.json' with { type: 'json' }

/** A unit group of SOC 2020. */
export interface UnitGroup {
  code: string
  name: string
  description: string
  titles: string[]
}

let groups: Map<string, UnitGroup> | null = null

/** Every unit group by its code, parsed on first use. */
export function loadUnitGroups(): ReadonlyMap<string, UnitGroup> {
  groups ??= new Map(
    Object.entries(occupations.groups).map(([code, line]) => {
      const [name = '', description = '', titles = ''] = line.split('|')
      return [code, { code, name, description, titles: titles.split('; ') }]
    }),
  )
  return groups
}
