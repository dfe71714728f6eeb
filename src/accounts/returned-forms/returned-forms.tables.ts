import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    returnedForm: ReturnedFormTable
  }
}

/** A form that was sent after its session had ended, for a day. */
interface ReturnedFormTable {
  id: string
  accountId: string
  /** Digest of the token in the sender's cookie. */
  tokenHash: string
  /** A sealed `ReturnedForm` with its path. */
  content: string
  createdAt: Generated<string>
  /** When the form was first shown, ten minutes before it is deleted. */
  shownAt: Generated<string | null>
}
