/** The page where founders without a link request one, and those with an account find their cases. */
export const FOUNDER_CASES_PATH = '/startup/case'

/** A case’s page, by its reference. */
export function founderCasePath(reference: string): string {
  return `${FOUNDER_CASES_PATH}/${reference}`
}

/** The target of an email’s link: it gives the browser access and redirects to the page. */
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
