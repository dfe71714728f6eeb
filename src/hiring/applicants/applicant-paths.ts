import type { ApplicantGroup } from './applicant-list.schema.ts'
import type { ShownApplicants } from './applicant-list-views.ts'

interface Position extends Partial<ShownApplicants> {
  page?: number
}

/** The list of a job's applicants, without default values. A group alone is shown in the table. */
export function applicantsPath(
  jobId: string,
  { view, status, q, yes = [], sort, page = 1 }: Position = {},
): string {
  const parameters = new URLSearchParams()
  if (view) parameters.set('view', view)
  if (status) parameters.set('status', status)
  if (q) parameters.set('q', q)
  if (yes.length > 0) parameters.set('yes', yes.join(','))
  if (sort && sort !== 'wait') parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `/applicants/${jobId}?${query}` : `/applicants/${jobId}`
}

/** The query of such a list, for the way from one applicant in it to the next. */
export function listOf(shown: Position): string {
  return applicantsPath('', shown).split('?', 2)[1] ?? ''
}

/** The page of an applicant; `list` is the query of the list that led there, for the way to the next one. */
export function applicantPath(jobId: string, id: string, list = ''): string {
  const path = `/applicants/${jobId}/${id}`
  return list ? `${path}?${new URLSearchParams({ list })}` : path
}

/** The page of a job's scorecard. */
export function scorecardPath(jobId: string): string {
  return `/applicants/${jobId}/scorecard`
}

/** The page for writing a message to several applicants, or a refusal, with a preview. */
export function writeToSeveralPath(jobId: string): string {
  return `/applicants/${jobId}/write`
}

/** The path that undoes an action. */
export function undoPath(jobId: string): string {
  return `/applicants/${jobId}/undo`
}

/** The CVs of a group of applicants, or of those ticked in a form posted there. */
export function resumesZipPath(
  jobId: string,
  { status, q, yes = [] }: { status?: ApplicantGroup | null; q?: string; yes?: string[] } = {},
): string {
  const parameters = new URLSearchParams()
  if (status) parameters.set('status', status)
  if (q) parameters.set('q', q)
  if (yes.length > 0) parameters.set('yes', yes.join(','))
  const query = parameters.toString()
  return `/api/v1/post/${jobId}/resumes.zip${query ? `?${query}` : ''}`
}

/** The download of a message's file. */
export function messageFilePath(applicationId: string, messageId: string): string {
  return `/api/v1/applications/${applicationId}/messages/${messageId}/file`
}
