import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import type { ScannedText } from '#safety/text-rules/scan-texts.ts'
import { requireHonest } from './text/refuse-texts.ts'

/**
 * Requires honest names for an organisation, by the fields of its form.
 * @throws {DomainError} `invalid_input`
 */
export function requireHonestNames({ name, legalName = '' }: { name: string; legalName?: string }) {
  const texts: ScannedText[] = [
    ofColumn('organisation.name', name, 'name'),
    ofColumn('organisation.legal_name', legalName, 'legalName'),
  ]
  requireHonest(texts.filter(({ text }) => text !== ''))
}
