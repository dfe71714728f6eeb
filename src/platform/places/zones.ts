/** The time zones of a country (‘GB’), the most common first; empty for one that is not known. */
export function zonesOf(country: string): string[] {
  try {
    return new Intl.Locale(`und-${country}`).getTimeZones() ?? []
  } catch {
    return []
  }
}

const MINUTE_MS = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The moment at which clocks in a zone show a time, given as if it were UTC. */
export function momentIn(zone: string, local: number): number {
  const first = local - offsetAt(zone, local)
  // Around a change of the clocks the first guess may be on its other side.
  return local - offsetAt(zone, first)
}

/** The milliseconds that a zone’s clocks are ahead of UTC at a moment. */
function offsetAt(zone: string, moment: number) {
  const clock = clocks.get(zone) ?? clockOf(zone)
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map((part) => [part.type, part.value]),
  )
  const { year, month, day, hour, minute } = parts
  const shown = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS
}

function clockOf(zone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}
