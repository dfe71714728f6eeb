import { DEFAULT_ZONE } from '#contract/interview-limits.ts'

/** All that there are, and the one that is nowhere. */
export function listZones(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), 'UTC']
}

/** The name that this server uses of a zone, whatever a browser calls it; null if there is no such zone. */
export function findZone(name: string): string | null {
  // An offset is no place: it does not change its clocks.
  if (!/^[A-Za-z]/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Of a country with several the first: its people can choose another. */
export function zoneOfCountry(country: string): string {
  try {
    const [zone] = new Intl.Locale(`und-${country}`).getTimeZones() ?? []
    return zone ?? DEFAULT_ZONE
  } catch {
    return DEFAULT_ZONE
  }
}

/** Where somebody’s clock is, as far as we know. */
export function zoneOf({ timeZone, country }: { timeZone: string | null; country: string }) {
  return (timeZone && findZone(timeZone)) || zoneOfCountry(country)
}
