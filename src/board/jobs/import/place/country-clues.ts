// Unambiguous cities, for adverts that name a city and no country.
const CITIES: Record<string, string> = {
  DE:
    'berlin munich münchen hamburg cologne köln frankfurt stuttgart düsseldorf dortmund essen ' +
    'leipzig bremen dresden hannover hanover nuremberg nürnberg duisburg bochum bielefeld bonn ' +
    'münster karlsruhe mannheim augsburg wiesbaden',
  AT: 'vienna wien graz salzburg innsbruck',
  CH: 'zurich zürich geneva basel bern lausanne',
  FR: 'paris lyon marseille toulouse bordeaux strasbourg',
  NL: 'amsterdam rotterdam utrecht eindhoven',
  BE: 'brussels antwerp ghent',
  IE: 'dublin cork galway limerick',
  ES: 'madrid barcelona valencia seville',
  PT: 'lisbon lisboa porto',
  IT: 'rome milan milano turin',
  PL: 'warsaw warszawa krakow kraków wrocław gdańsk',
  AE: 'dubai sharjah',
  SG: 'singapore',
  US: 'chicago seattle',
  CA: 'toronto vancouver montreal calgary',
  AU: 'sydney brisbane adelaide',
}

const byCity = new Map(
  Object.entries(CITIES).flatMap(([country, names]) =>
    names.split(' ').map((name) => [name, country] as const),
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
