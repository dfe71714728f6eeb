import type { Field } from '#platform/import/source-record.ts'

/** An advert with its source's own texts, not yet cleaned, under our field names. */
export type Advert = Partial<Record<Field, string>> & {
  /** Its id on the Landfall board that it was exported from, if any. */
  boardId?: string
  /** Whether it was closed on that board. */
  isClosed?: boolean
}
