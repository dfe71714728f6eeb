import { parseName, type SponsorName } from '#sponsorship/register/names/name-key.ts'
import lists from './aliases.json' with { type: 'json' }

/**
 * Employers whose register entry has a name that no rule leads to, by source; `since` is the day of a merger, an ISO
 * date. Only names that are unique to them: bare ‘Kraken’ is an exchange and an energy company, ‘Block’ and ‘Elastic’
 * are ordinary words. Adverts use the older names of NHS bodies for years; dissolved bodies are not listed. A brand or a
 * group (`isBrand`) has more companies than the one named, and any of them may be the employer.
 */
const LEGAL_NAMES = new Map<string, Alias>(
  lists.flatMap(({ isBrand = false, names }) =>
    names.flatMap(({ known, legal }) =>
      known.map((name) => [keyOf(parseName(name)), { name: parseName(legal), isBrand }] as const),
    ),
  ),
)

interface Alias {
  name: SponsorName
  isBrand: boolean
}

/**
 * The legal name of an employer that is known under another one. A name with another legal form is not an alias: ‘Dojo
 * Ltd’ is another company.
 */
export function findAlias(name: SponsorName): Alias | null {
  return LEGAL_NAMES.get(keyOf(name)) ?? null
}

function keyOf({ key, form }: Pick<SponsorName, 'key' | 'form'>) {
  return `${key} ${form ?? ''}`
}
