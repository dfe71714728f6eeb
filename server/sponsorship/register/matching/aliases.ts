import { parseName, type SponsorName } from '../names/name-key.ts'
import { ALIASES } from './alias-data.ts'
import { HEALTH_BODY_ALIASES } from './health-body-aliases.ts'
import { MERGERS } from './merger-data.ts'

const LEGAL_NAMES = new Map<string, SponsorName>(
  [...ALIASES, ...HEALTH_BODY_ALIASES, ...MERGERS].flatMap(({ known, legal }) =>
    known.map((name) => [keyOf(parseName(name)), parseName(legal)] as const),
  ),
)

/**
 * The legal name of an employer that is known under another one. A name with another legal form
 * is no alias: ‘Dojo Ltd’ is another company.
 */
export function findAlias(name: SponsorName): SponsorName | null {
  return LEGAL_NAMES.get(keyOf(name)) ?? null
}

function keyOf({ key, form }: Pick<SponsorName, 'key' | 'form'>) {
  return `${key} ${form ?? ''}`
}
