import { newAlertPath } from '#board/alerts/alert-paths.ts'
import { feedPath } from '#board/search/search-url.ts'
import { ANY_SEARCH } from '#board/search/search.ts'

/** The ways to hear of an employer's new jobs, by its name in adverts; null without one. For a loader. */
export function followPaths(name: string | null) {
  if (name === null) return null
  const search = { ...ANY_SEARCH, q: `"${name.replaceAll('"', ' ')}"` }
  return { name, alert: newAlertPath(search), feed: feedPath('rss', search) }
}
