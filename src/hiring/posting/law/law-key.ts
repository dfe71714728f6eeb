import type { LawNote } from './law-notes.schema.ts'

/** Names a note in the form that showed it, so that its writer is told once and may go on. */
export function lawKey({ rule, field, quote }: LawNote): string {
  return `${rule} ${field} ${quote}`.replaceAll(/\s+/g, ' ')
}
