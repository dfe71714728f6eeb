import countries from './countries.json' with { type: 'json' }

/** A country in a form: ISO 3166-1 alpha-2 code and English short name. */
export interface Country {
  code: string
  name: string
}

/** The 193 members and two observers of the United Nations, and ten territories, by English name. */
export const COUNTRIES: readonly Country[] = Object.entries(countries.names).map(
  ([code, name]) => ({
    code,
    name,
  }),
)

const otherNames = new Map(Object.entries(countries.otherNames))
const byCode = new Map(Object.entries(countries.names))
const byName = new Map(COUNTRIES.map((country) => [country.name.toLowerCase(), country.code]))

/** The country with a code, name or common other name, in any case. */
export function findCountry(text: string): Country | null {
  const key = text.trim().toLowerCase()
  const code = otherNames.get(key) ?? byName.get(key) ?? key.toUpperCase()
  const name = byCode.get(code)
  return name ? { code, name } : null
}

/** The name of a stored code; the code itself if the list no longer has it. */
export function countryName(code: string): string {
  return byCode.get(code) ?? code
}
