import type { Id } from '#platform/primitives/primitives.schema.ts'

export const ORGANISATIONS_PATH = '/organisations'

export function organisationPath(id: Id): string {
  return `${ORGANISATIONS_PATH}/${id}`
}

/** The target of an invitation. */
export function joinPath(token: string): string {
  return `${ORGANISATIONS_PATH}/join?${new URLSearchParams({ token })}`
}

export function claimPath(id: Id): string {
  return `${organisationPath(id)}/claim`
}

export function proofPath(id: Id): string {
  return `${organisationPath(id)}/proof`
}

/** The page of its members' message templates. */
export function templatesPath(id: Id): string {
  return `${organisationPath(id)}/templates`
}

/** The page of what its new jobs begin with. */
export function defaultsPath(id: Id): string {
  return `${organisationPath(id)}/defaults`
}

/** The page of the keys of its own systems. */
export function keysPath(id: Id): string {
  return `${organisationPath(id)}/keys`
}

/** The page about its own careers page, whose list we read. */
export function careersPath(id: Id): string {
  return `${organisationPath(id)}/careers`
}

/** The history as a download, not a page. */
export function historyPath(id: Id): string {
  return `${organisationPath(id)}/history.csv`
}

/** The page of its answer rate. */
export function answersPath(id: Id): string {
  return `${organisationPath(id)}/answers`
}

/** The page of figures for its jobs, or for one. */
export function figuresPath(
  id: Id,
  { job, days }: { job?: Id | null; days?: number } = {},
): string {
  const parameters = new URLSearchParams({
    ...(job && { job }),
    ...(days && { days: String(days) }),
  })
  const query = parameters.size > 0 ? `?${parameters}` : ''
  return `${organisationPath(id)}/figures${query}`
}

export function shortlistsPath(id: Id): string {
  return `${organisationPath(id)}/shortlists`
}

export function shortlistPath(id: Id, listId: Id): string {
  return `${shortlistsPath(id)}/${listId}`
}
