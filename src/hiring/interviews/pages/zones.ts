import { cityOf } from '#hiring/interviews/model/interview-times.ts'

/** Options for a select, grouped by part of the world. */
export function zoneOptions(zones: readonly string[]) {
  return zones.map((zone) => {
    const [group = ''] = zone.split('/')
    return { value: zone, label: cityOf(zone), ...(zone.includes('/') && { group }) }
  })
}
