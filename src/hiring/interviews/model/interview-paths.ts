interface ApplicationKey {
  id: string
  /** The job's id, for members of the employer. */
  jobId?: string | undefined
}

/** The interview of an application, for the applicant or for the employer. */
export function interviewPath({ id, jobId }: ApplicationKey): string {
  return jobId ? `/applicants/${jobId}/${id}/interview` : `/applications/${id}/interview`
}

export function interviewCalendarPath(key: ApplicationKey): string {
  return `${interviewPath(key)}.ics`
}
