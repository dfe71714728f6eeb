/** The `NEW_POSTING` of drafts: the subject of a form for a new job. */
export const NEW = 'new'

/** The form for a new job, or for changing one. */
export function formPath(subject: string): string {
  return subject === NEW ? '/post' : `/post/${subject}`
}

export function previewPath(subject: string): string {
  return `/post/${subject}/preview`
}

export type JobActionName = 'close' | 'reopen' | 'delete'

/** Empty values are left out. */
export function jobActionPath(
  jobId: string,
  action: JobActionName,
  values: Record<string, string> = {},
): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return `/post/${jobId}/${action}${query && `?${query}`}`
}
