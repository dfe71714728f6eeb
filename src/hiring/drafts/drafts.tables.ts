import type { Generated, JSONColumnType } from 'kysely'
import type { DraftKind } from './drafts.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    draft: DraftTable
  }
}

interface DraftTable {
  accountId: string
  kind: DraftKind
  /** See `DraftSubject`. */
  subject: string
  answers: JSONColumnType<Record<string, string>>
  updatedAt: Generated<string>
}
