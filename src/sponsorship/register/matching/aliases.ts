import { parseName, type SponsorName } from '#sponsorship/register/names/name-key.ts'
import lists from './aliases.json' with { type: 'json' }

/**
 * Employers whose register entry has a name that no rule leads to, by source; `since` is the day of a merger, an ISO
 * date. Only names that are unique to them: bare ‘Kraken’ is an exchange and an energy company, ‘Block’ and ‘Elastic’
 * are ordinary words. Adverts use the older names of NHS bodies for years; dissolved bodies are not listed.
 */
const LEGAL_NAMES = new Map<string, SponsorName>(
  lists.flatMap(({ names }) =>
    names.flatMap(({ known, legal }) =>
      known.map((name) => [keyOf(parseName(name)), parseName(legal)] as const),
    ),
  ),
)

/**
 * The legal name of an employer that is known under another one. A name with another legal form is not an alias: ‘Dojo
 * Ltd’ is another company.
 */
export function findAlias(name: SponsorName): SponsorName | null {
  return LEGAL_NAMES.get(keyOf(name)) ?? null
}

function keyOf({ key, form }: Pick<SponsorName, 'key' | 'form'>) {
  return `${key} ${form ?? ''}`
}
