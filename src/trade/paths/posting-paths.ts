/** The subject of a form for a new job, like `NEW_POSTING` in drafts. */
export const NEW = 'new'

/** The form for a new job, or for changes to one. */
export function formPath(subject: string): string {
  return subject === NEW ? '/post' : `/post/${subject}`
}

/** A step of the form; empty query values are left out. */
export function stepPath(
  subject: string,
  step: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const query = Object.entries({ step, ...values }).filter(([, value]) => value)
  return `${formPath(subject)}?${new URLSearchParams(query).toString()}`
}

/** The page of templates and starting texts of a person’s organisations. */
export const TEMPLATES_PATH = '/post/templates'

/** The form for a new job, filled in from a template or a starting text. */
export function fromTemplatePath(template: string): string {
  return `/post?template=${template}`
}

/** The page that names a new template made from a job, or from the `NEW` advert. */
export function newTemplatePath(subject: string): string {
  return `${TEMPLATES_PATH}?job=${subject}`
}

/** The page of a job whose title is not at hand: the page itself leads to its full path. */
export function ownJobPath(id: string): string {
  return `/jobDetails/${id}`
}

export function previewPath(subject: string): string {
  return `/post/${subject}/preview`
}

export type JobActionName = 'close' | 'reopen' | 'delete'

/** The page of a job’s action; empty values are left out. */
export function jobActionPath(
  jobId: string,
  action: JobActionName,
  values: Record<string, string> = {},
): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString()
  return `/post/${jobId}/${action}${query && `?${query}`}`
}
