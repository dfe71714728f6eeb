interface ApplicationKey {
  id: string
  /** The job's id, for members of the employer. */
  jobId?: string | undefined
}

/** The way from an offer to the first day, for the applicant or for the employer. */
export function arrivalPath({ id, jobId }: ApplicationKey): string {
  return jobId ? `/applicants/${jobId}/${id}/arrival` : `/applications/${id}/arrival`
}

/** The form of an offer; `list` is the query of the list that led there. */
export function offerPath(jobId: string, id: string, list = ''): string {
  const path = `/applicants/${jobId}/${id}/offer`
  return list ? `${path}?${new URLSearchParams({ list })}` : path
}

/** The planned days as a calendar file. */
export function arrivalCalendarPath(key: ApplicationKey): string {
  return `${arrivalPath(key)}.ics`
}

/** The download of a file of the way, for either side. */
export function arrivalFilePath(applicationId: string, fileId: string): string {
  return `/api/v1/applications/${applicationId}/arrival/files/${fileId}`
}

/** The page with one step open. */
export function arrivalStepPath(key: ApplicationKey, step: string): string {
  return `${arrivalPath(key)}?step=${encodeURIComponent(step)}#step-${step}`
}

export const SPONSOR_LOST_PATH = '/sponsor-lost'
/** The page of jobs to switch to; ticked ones lead to their form. */
export const SWITCH_JOBS_PATH = '/sponsor-lost/jobs'
const SEVERAL_PATH = '/sponsor-lost/apply'

/** The form that is sent to several jobs at once. */
export function severalPath(jobIds: string[] = []): string {
  const jobs = jobIds.map((id): [string, string] => ['job', id])
  return jobs.length > 0 ? `${SEVERAL_PATH}?${new URLSearchParams(jobs)}` : SEVERAL_PATH
}

export const WORKPLACES_PATH = '/workplaces'
