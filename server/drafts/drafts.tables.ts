import type { Generated, JSONColumnType } from 'kysely'
import type { DraftKind } from '#contract/drafts.ts'

declare module '#server/platform/database/tables.ts' {
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
