import { parseName, type SponsorName } from '../names/name-key.ts'
import { ALIASES } from './alias-data.ts'

const LEGAL_NAMES = new Map<string, SponsorName>(
  ALIASES.flatMap(({ known, legal }) =>
    known.map((name) => [parseName(name).key, parseName(legal)] as const),
  ),
)

/**
 * The legal name of an employer that is known under another one. A name with a legal form is never an alias:
 * ‘Dojo Ltd’ is another company.
 */
export function findAlias({ key, form }: SponsorName): SponsorName | null {
  return form ? null : (LEGAL_NAMES.get(key) ?? null)
}
