import type { Id } from '#contract/primitives.ts'

/** Where members of an organisation look after it. */
export function organisationPath(id: Id): string {
  return `/organisations/${id}`
}
