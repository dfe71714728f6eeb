import known from './cities.json' with { type: 'json' }

// For adverts that name a city and no country.
const byCity = new Map(
  Object.entries(known.cities).flatMap(([country, names]) =>
    names.map((name) => [name, country] as const),
  ),
)

// German adverts must address all genders by law: '(m/w/d)'.
const GERMAN_TITLE = /\(?\b[mwfdx]\s?[/|]\s?[mwfdx]\s?[/|]\s?[mwfdx]\b\)?/i
const GERMAN_WORDS = /\b(?:und|der|die|das|wir|für|mit|eine|bei|deine|ihre|unsere)\b/gi
const ENGLISH_WORDS = /\b(?:and|the|of|to|with|for|you|your|our|are)\b/gi

/** The country of an advert that does not name one, if it is clear; null otherwise. */
export function guessCountry(place: string, title: string, description: string): string | null {
  const last = place.toLowerCase().split(',').at(-1)?.trim() ?? ''
  const country = byCity.get(last.replace(/ (?:am|an der) .*/, ''))
  if (country) return country
  if (GERMAN_TITLE.test(title)) return 'DE'
  const start = description.slice(0, 1000)
  const german = start.match(GERMAN_WORDS)?.length ?? 0
  return german >= 8 && german > (start.match(ENGLISH_WORDS)?.length ?? 0) ? 'DE' : null
}
