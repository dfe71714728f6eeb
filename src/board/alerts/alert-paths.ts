import { toAlertSearch } from './alerts.schema.ts'
import { searchQuery, type JobSearch } from '#board/search/search.ts'

export const ALERTS_PATH = '/alerts'

/** The page that turns a search into an alert, with the language of its mails: ‘hi’; English if omitted. */
export function newAlertPath(search: JobSearch, language?: string | null): string {
  const mails = language && language !== 'en' ? `mails=${language}` : ''
  const query = [searchQuery(toAlertSearch(search)), mails].filter(Boolean).join('&')
  return query ? `${ALERTS_PATH}/new?${query}` : `${ALERTS_PATH}/new`
}

/** The page of a link in an email. */
export function alertLinkPath(page: 'confirm' | 'unsubscribe' | 'open', token: string): string {
  return `${ALERTS_PATH}/${page}?${new URLSearchParams({ token })}`
}

/** The page of all alerts of the person who got the email with this token. */
export function manageAlertsPath(token: string): string {
  return `${ALERTS_PATH}?${new URLSearchParams({ token })}`
}
