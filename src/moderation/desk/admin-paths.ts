import type { AdminListQuery, AdminSubject } from './admin.schema.ts'
import { DESK_TEMPLATES_PATH } from '#founders/founder-paths.ts'

/** The page about the rules and the register. */
export const DATA_PATH = '/desk/data'
/** The page about the lists of adverts that we read. */
export const DESK_SOURCES_PATH = '/desk/sources'

const FOLDERS: Record<
  Exclude<AdminSubject['kind'], 'startup-template' | 'data' | 'source'>,
  string
> = {
  'contact-message': 'messages',
  'startup-request': 'startups',
  job: 'jobs',
  account: 'people',
  case: 'queue',
  organisation: 'organisations',
}

/** The path of the page about one record. */
export function subjectPath({ kind, id }: AdminSubject): string {
  if (kind === 'data') return DATA_PATH
  if (kind === 'source') return `${DESK_SOURCES_PATH}?source=${id}`
  // Templates are short and share one page.
  if (kind === 'startup-template') return DESK_TEMPLATES_PATH
  return `/desk/${FOLDERS[kind]}/${id}`
}

/** The path of a list, without empty parameters. */
export function listPath(path: string, request: Partial<AdminListQuery>): string {
  const entries = Object.entries(request).filter((entry): entry is [string, string] => !!entry[1])
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}
