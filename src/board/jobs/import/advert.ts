import type { Field } from '#platform/import/source-record.ts'

/** An advert with its source's own texts, not yet cleaned, under our field names. */
export type Advert = Partial<Record<Field, string>> & {
  /** Its id on the Landfall board that it was exported from, if any. */
  boardId?: string
  /** Whether it was closed on that board. */
  isClosed?: boolean
  /** Whether its system does not show it to the public, or it stands for no job: it is left out. */
  isUnlisted?: boolean
}
