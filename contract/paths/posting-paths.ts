/** The `NEW_POSTING` of drafts: the subject of a form for a new job. */
export const NEW = 'new'

/** The form for a new job, or for changing one. */
export function formPath(subject: string): string {
  return subject === NEW ? '/post' : `/post/${subject}`
}

/** A step of the form; empty values of the query are left out. */
export function stepPath(
  subject: string,
  step: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const query = Object.entries({ step, ...values }).filter(([, value]) => value)
  return `${formPath(subject)}?${new URLSearchParams(query).toString()}`
}

/** The templates and starting texts of somebody’s organisations. */
export const TEMPLATES_PATH = '/post/templates'

/** The form for a new job, filled in from a template or a starting text. */
export function fromTemplatePath(template: string): string {
  return `/post?template=${template}`
}

/** Asks for a name under which a job, or the `NEW` advert, is saved as a template. */
export function newTemplatePath(subject: string): string {
  return `${TEMPLATES_PATH}?job=${subject}`
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
