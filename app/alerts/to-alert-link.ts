import type { PageContext } from '#app/context.ts'
import { newAlertPath } from '#contract/paths/alert-paths.ts'
import type { JobSearch } from '#contract/search.ts'

/**
 * Where a list leads to its alert, and whether it is set with one press. Someone with answers of their own
 * decides on the page whether the alert may remember them.
 */
export function toAlertLink(
  { actor, language, situation }: Pick<PageContext, 'actor' | 'language' | 'situation'>,
  search: JobSearch,
): [string, boolean] {
  return [newAlertPath(search, language.code), actor !== null && situation === null]
}
