import type { DeskRequest, DeskSubject } from '#contract/desk.ts'

const FOLDERS: Record<DeskSubject['kind'], string> = {
  'contact-message': 'messages',
  'startup-request': 'startups',
  job: 'jobs',
  account: 'people',
}

/** The page about one thing. */
export function subjectPath({ kind, id }: DeskSubject): string {
  return `/desk/${FOLDERS[kind]}/${id}`
}

/** A list's address: nothing that is empty. */
export function listPath(path: string, request: Partial<DeskRequest>): string {
  const given = Object.entries(request).filter((entry): entry is [string, string] => !!entry[1])
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
