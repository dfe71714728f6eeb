interface ApplicationKey {
  id: string
  /** For a member of the employer. */
  jobId?: string | undefined
}

/** The way from an offer to the first day, for the applicant or for the employer. */
export function arrivalPath({ id, jobId }: ApplicationKey): string {
  return jobId ? `/applicants/${jobId}/${id}/arrival` : `/applications/${id}/arrival`
}

/** The planned days as a calendar file. */
export function arrivalCalendarPath(key: ApplicationKey): string {
  return `${arrivalPath(key)}.ics`
}

/** Where a file of the way is downloaded, by either side. */
export function arrivalFilePath(applicationId: string, fileId: string): string {
  return `/api/v1/applications/${applicationId}/arrival/files/${fileId}`
}

/** The page with one step open. */
export function arrivalStepPath(key: ApplicationKey, step: string): string {
  return `${arrivalPath(key)}?step=${encodeURIComponent(step)}#step-${step}`
}

export const SPONSOR_LOST_PATH = '/sponsor-lost'
/** Jobs to switch to; ticked ones lead to the form for them. */
export const SWITCH_JOBS_PATH = '/sponsor-lost/jobs'
const SEVERAL_PATH = '/sponsor-lost/apply'

/** The form that goes to several jobs at once. */
export function severalPath(jobIds: string[] = []): string {
  const jobs = jobIds.map((id): [string, string] => ['job', id])
  return jobs.length > 0 ? `${SEVERAL_PATH}?${new URLSearchParams(jobs)}` : SEVERAL_PATH
}

export const WORKPLACES_PATH = '/workplaces'
