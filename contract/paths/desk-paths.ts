import type { DeskRequest, DeskSubject } from '#contract/desk.ts'

const FOLDERS: Record<DeskSubject['kind'], string> = {
  'contact-message': 'messages',
  'startup-request': 'startups',
  job: 'jobs',
  account: 'people',
}

/** The path of the page about one record. */
export function subjectPath({ kind, id }: DeskSubject): string {
  return `/desk/${FOLDERS[kind]}/${id}`
}

/** The path of a list, without empty parameters. */
export function listPath(path: string, request: Partial<DeskRequest>): string {
  const entries = Object.entries(request).filter((entry): entry is [string, string] => !!entry[1])
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}
