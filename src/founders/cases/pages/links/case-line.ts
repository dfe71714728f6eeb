import type { OwnCaseItem } from '#founders/cases/founder-case.ts'
import { FOUNDER_CASES_PATH, founderCasePath } from '#founders/founder-paths.ts'

/** A link to an account's cases, for the loader of another page; null if there are none. */
export function toCaseLine(cases: OwnCaseItem[]): { href: string; words: string } | null {
  const [first] = cases
  if (!first) return null
  if (cases.length > 1)
    return { href: FOUNDER_CASES_PATH, words: `Your ${cases.length} cases of startup support` }
  const { reference, companyName, statusName } = first
  const words = `Your case ${reference}, ${companyName}: ${statusName.toLowerCase()}`
  return { href: founderCasePath(reference), words }
}
