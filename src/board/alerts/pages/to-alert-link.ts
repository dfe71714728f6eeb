import type { PageContext } from '#platform/pages/context.ts'
import { newAlertPath } from '#board/alerts/alert-paths.ts'
import type { JobSearch } from '#board/search/search.ts'

/**
 * The link from a list to its alert, and whether one click sets it. A seeker with personal answers decides on the page
 * whether the alert may store them.
 */
export function toAlertLink(
  { actor, language, situation }: Pick<PageContext, 'actor' | 'language' | 'situation'>,
  search: JobSearch,
): [string, boolean] {
  return [newAlertPath(search, language.code), actor !== null && situation === null]
}
