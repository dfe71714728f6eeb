import type { Register } from './collect.ts'
import type { RegisterImportResult, RegisterOptions } from './import-register.ts'

/** What an import did, in a few lines. */
export function describeImport(
  register: Register,
  loaded: RegisterImportResult,
  { publishedOn }: RegisterOptions,
): string {
  if (!loaded.isNew) return `The register of ${publishedOn} is loaded already; nothing changed.\n`
  const { added, removed, changed, returned, jobsAffected } = loaded
  return (
    `The register of ${publishedOn} is loaded: ${count(register.sponsors.length)} organisations from ` +
    `${count(register.rows)} rows.\n` +
    `Added ${count(added)}, gone ${count(removed)}, other licences ${count(changed)}, back ${count(returned)}.\n` +
    `${count(jobsAffected)} open jobs no longer pass by their licence${jobsAffected > 0 ? '; their employers get an email' : ''}.\n`
  )
}

function count(number: number) {
  return number.toLocaleString('en-GB')
}
