/** ‘Tue 24 Nov’ and ‘11:30’ in one time zone. */
export interface ClockTime {
  day: string
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string, locale: string) {
  const key = `${locale} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  })
  formats.set(key, format)
  return format
}

/** A time in a zone, assembled here because browsers and servers disagree on the commas. */
export function clockTime(timestamp: string, zone: string, locale = 'en-GB'): ClockTime {
  const parts = new Map(
    formatOf(zone, locale)
      .formatToParts(new Date(timestamp))
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('weekday')} ${part('day')} ${part('month')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

// Node and browsers use outdated names for some places.
const NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Kiev: 'Kyiv',
}

/** ‘Lagos’ for ‘Africa/Lagos’. */
export function cityOf(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return NAMES[city] ?? city
}

/** ‘Tue 24 Nov, 11:30 in Lagos’. */
export function timeIn(timestamp: string, zone: string): string {
  const { day, time } = clockTime(timestamp, zone)
  return `${day}, ${time} in ${cityOf(zone)}`
}

/** ‘Tue 24 Nov, 11:30 in Lagos · 10:30 in London’: the viewer’s time first, then the other side’s. */
export function timeInBoth(timestamp: string, zones: { own: string; other: string }): string {
  const own = timeIn(timestamp, zones.own)
  if (zones.own === zones.other) return own
  const [here, there] = [clockTime(timestamp, zones.own), clockTime(timestamp, zones.other)]
  const day = here.day === there.day ? '' : `${there.day}, `
  return `${own} · ${day}${there.time} in ${cityOf(zones.other)}`
}
