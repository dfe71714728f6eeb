import type { Register } from './collect.ts'
import type { RegisterImportResult, RegisterOptions } from './import-register.ts'
import { formatCount } from '#platform/primitives/formats.ts'

/** What an import did, in a few lines. */
export function describeImport(
  register: Register,
  loaded: RegisterImportResult,
  { publishedOn }: RegisterOptions,
): string {
  if (!loaded.isNew) return `The register of ${publishedOn} is loaded already; nothing changed.\n`
  const { added, removed, changed, returned, jobsAffected } = loaded
  return (
    `The register of ${publishedOn} is loaded: ${formatCount(register.sponsors.length)} organisations from ` +
    `${formatCount(register.rows)} rows.\n` +
    `Added ${formatCount(added)}, gone ${formatCount(removed)}, other licences ${formatCount(changed)}, back ${formatCount(returned)}.\n` +
    `${formatCount(jobsAffected)} open jobs no longer pass by their licence${jobsAffected > 0 ? '; their employers get an email' : ''}.\n`
  )
}
