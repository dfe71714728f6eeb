import type { ApplicantFilter } from '#contract/applications.ts'

interface Position {
  filter?: ApplicantFilter | null
  after?: string | null
}

/** The list of a job's applicants, with defaults left out. */
export function applicantsPath(jobId: string, { filter, after }: Position = {}): string {
  const parameters = new URLSearchParams()
  if (filter) parameters.set('status', filter)
  if (after) parameters.set('after', after)
  const query = parameters.toString()
  return query ? `/applicants/${jobId}?${query}` : `/applicants/${jobId}`
}

/** Where the file of a message is downloaded. */
export function messageFilePath(applicationId: string, messageId: string): string {
  return `/api/v1/applications/${applicationId}/messages/${messageId}/file`
}
