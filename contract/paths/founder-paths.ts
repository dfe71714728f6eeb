/** Where founders without a link ask for one, and those with an account find their cases. */
export const FOUNDER_CASES_PATH = '/startup/case'

/** The page of a case, under its reference. */
export function founderCasePath(reference: string): string {
  return `${FOUNDER_CASES_PATH}/${reference}`
}

/** What an email’s link leads to: it lets the browser in and goes on to the page. */
export function openCasePath(token: string): string {
  return `${FOUNDER_CASES_PATH}/open?${new URLSearchParams({ token })}`
}

export function founderDocumentPath(reference: string, id: string): string {
  return `/api/v1/startup/cases/${reference}/documents/${id}`
}

export const DESK_CASES_PATH = '/desk/startups'
export const DESK_TEMPLATES_PATH = `${DESK_CASES_PATH}/templates`

export function deskCasePath(id: string): string {
  return `${DESK_CASES_PATH}/${id}`
}

export function deskDocumentPath(caseId: string, id: string): string {
  return `${deskCasePath(caseId)}/documents/${id}`
}
