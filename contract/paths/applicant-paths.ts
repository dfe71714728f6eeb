import type { ApplicantGroup } from '#contract/applicant-list.ts'
import type { ShownApplicants } from '#contract/applicant-list-views.ts'

interface Position extends Partial<ShownApplicants> {
  page?: number
}

/** The list of a job's applicants, with defaults left out. A group alone is a part of the table. */
export function applicantsPath(
  jobId: string,
  { view, status, q, sort, page = 1 }: Position = {},
): string {
  const parameters = new URLSearchParams()
  if (view) parameters.set('view', view)
  if (status) parameters.set('status', status)
  if (q) parameters.set('q', q)
  if (sort && sort !== 'wait') parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `/applicants/${jobId}?${query}` : `/applicants/${jobId}`
}

/** The parameters of such a list alone, for the way from one applicant in it to the next. */
export function listOf(shown: Position): string {
  return applicantsPath('', shown).split('?', 2)[1] ?? ''
}

/** One applicant; `list` holds the parameters of the list that led there, for the way to the next one. */
export function applicantPath(jobId: string, id: string, list = ''): string {
  const path = `/applicants/${jobId}/${id}`
  return list ? `${path}?${new URLSearchParams({ list })}` : path
}

/** What the applicants of a job are scored for. */
export function scorecardPath(jobId: string): string {
  return `/applicants/${jobId}/scorecard`
}

/** Where a message to several applicants, or a refusal, is written and looked at before it goes. */
export function writeToSeveralPath(jobId: string): string {
  return `/applicants/${jobId}/write`
}

/** Where something is taken back. */
export function undoPath(jobId: string): string {
  return `/applicants/${jobId}/undo`
}

/** The CVs of a group of applicants, or of those that are ticked in a form that is posted there. */
export function resumesZipPath(
  jobId: string,
  { status, q }: { status?: ApplicantGroup | null; q?: string } = {},
): string {
  const parameters = new URLSearchParams()
  if (status) parameters.set('status', status)
  if (q) parameters.set('q', q)
  const query = parameters.toString()
  return `/api/v1/post/${jobId}/resumes.zip${query ? `?${query}` : ''}`
}

/** Where the file of a message is downloaded. */
export function messageFilePath(applicationId: string, messageId: string): string {
  return `/api/v1/applications/${applicationId}/messages/${messageId}/file`
}
