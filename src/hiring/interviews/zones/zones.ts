import { zonesOf } from '#platform/places/zones.ts'
import { DEFAULT_ZONE } from '#hiring/interviews/model/interview-limits.ts'

/** All IANA time zones and UTC. */
export function listZones(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), 'UTC']
}

/** This server’s name for a zone, whatever a browser calls it; null if it does not exist. */
export function findZone(name: string): string | null {
  // An offset is not a place: its clocks never change.
  if (!/^[A-Za-z]/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** The first zone of a country; people elsewhere in it can choose another. */
export function zoneOfCountry(country: string): string {
  return zonesOf(country)[0] ?? DEFAULT_ZONE
}

/** The person’s time zone, as far as we know. */
export function zoneOf({ timeZone, country }: { timeZone: string | null; country: string }) {
  return (timeZone && findZone(timeZone)) || zoneOfCountry(country)
}
