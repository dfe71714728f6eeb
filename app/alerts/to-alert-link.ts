import type { PageContext } from '#app/context.ts'
import { newAlertPath } from '#contract/paths/alert-paths.ts'
import type { JobSearch } from '#contract/search.ts'

/**
 * Where a list leads to its alert, and whether it is set with one press. Someone with answers of their own
 * decides on the page whether the alert may remember them.
 */
export function toAlertLink(
  { actor, situation }: Pick<PageContext, 'actor' | 'situation'>,
  search: JobSearch,
): [string, boolean] {
  return [newAlertPath(search), actor !== null && situation === null]
}
