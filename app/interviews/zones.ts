import { cityOf } from '#contract/interview-times.ts'

/** For a list to choose from, by the part of the world. */
export function zoneOptions(zones: readonly string[]) {
  return zones.map((zone) => {
    const [group = ''] = zone.split('/')
    return { value: zone, label: cityOf(zone), ...(zone.includes('/') && { group }) }
  })
}
