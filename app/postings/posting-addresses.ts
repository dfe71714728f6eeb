/** The `NEW_POSTING` of drafts, which is the subject of a form that is no job yet. */
export const NEW = 'new'

/** Where a form stands: that of a new job, or of one that is changed. */
export function formPath(subject: string): string {
  return subject === NEW ? '/post' : `/post/${subject}`
}

export function previewPath(subject: string): string {
  return `/post/${subject}/preview`
}

/** Where a script has a form checked while it is filled in. */
export const checkFormPath = '/post/check'

export type DeedName = 'close' | 'reopen' | 'delete'

export function deedPath(jobId: string, deed: DeedName): string {
  return `/post/${jobId}/${deed}`
}
