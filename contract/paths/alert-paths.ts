import { toAlertSearch } from '#contract/alerts.ts'
import { searchQuery, type JobSearch } from '#contract/search.ts'

export const ALERTS_PATH = '/alerts'

/** The page where a search becomes an alert. */
export function newAlertPath(search: JobSearch): string {
  const query = searchQuery(toAlertSearch(search))
  return query ? `${ALERTS_PATH}/new?${query}` : `${ALERTS_PATH}/new`
}

/** The page of a link in an email. */
export function alertLinkPath(page: 'confirm' | 'unsubscribe' | 'open', token: string): string {
  return `${ALERTS_PATH}/${page}?${new URLSearchParams({ token })}`
}

/** All alerts of the person who got the email with this token. */
export function manageAlertsPath(token: string): string {
  return `${ALERTS_PATH}?${new URLSearchParams({ token })}`
}
