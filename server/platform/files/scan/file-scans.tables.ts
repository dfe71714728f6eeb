import type { Generated } from 'kysely'
import type { ScanState } from '#contract/documents.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    fileScan: FileScanTable
  }
}

/** A file that nobody can open. A clean one has no row. */
interface FileScanTable {
  key: string
  state: Generated<ScanState>
  /** How often it was tried since it was stored. */
  attempts: Generated<number>
  /** When it is tried again. */
  nextAt: string
  /** When the content of an infected one was deleted. */
  deletedAt: string | null
  /** When the sender of an infected file was told. */
  toldAt: string | null
  createdAt: Generated<string>
}
