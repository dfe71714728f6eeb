import { slugOf } from '#trade/job-texts.ts'

/** The page for looking up an occupation's requirements. */
export const OCCUPATIONS_PATH = '/occupations'

/** The one canonical path of an occupation's page. */
export function occupationPath({ code, title }: { code: string; title: string }): string {
  return `${OCCUPATIONS_PATH}/${code}/${slugOf(title)}`
}
