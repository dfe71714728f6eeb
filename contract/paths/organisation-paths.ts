import type { Id } from '#contract/primitives.ts'

export const ORGANISATIONS_PATH = '/organisations'

export function organisationPath(id: Id): string {
  return `${ORGANISATIONS_PATH}/${id}`
}

/** The page to which an invitation leads. */
export function joinPath(token: string): string {
  return `${ORGANISATIONS_PATH}/join?${new URLSearchParams({ token })}`
}

export function claimPath(id: Id): string {
  return `${organisationPath(id)}/claim`
}

export function proofPath(id: Id): string {
  return `${organisationPath(id)}/proof`
}

/** A file to download, not a page. */
export function historyPath(id: Id): string {
  return `${organisationPath(id)}/history.csv`
}
