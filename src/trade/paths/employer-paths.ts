import { slugOf } from '#trade/job-texts.ts'

/** The page for looking up an employer. */
export const LOOK_UP_PATH = '/employers'

/** The one canonical path of an employer's page. */
export function employerPath({ id, name }: { id: string; name: string }): string {
  const slug = slugOf(name)
  return slug ? `${LOOK_UP_PATH}/${id}/${slug}` : `${LOOK_UP_PATH}/${id}`
}
