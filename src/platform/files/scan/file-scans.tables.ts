import type { Generated } from 'kysely'
import type { ScanState } from '#platform/files/documents/scan-words.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    fileScan: FileScanTable
  }
}

/** A file that cannot be opened. A clean one has no row. */
interface FileScanTable {
  key: string
  state: Generated<ScanState>
  /** The number of attempts since it was stored. */
  attempts: Generated<number>
  /** The time of the next attempt. */
  nextAt: string
  /** The time when an infected file’s content was deleted. */
  deletedAt: string | null
  /** The time when the sender of an infected file was notified. */
  toldAt: string | null
  createdAt: Generated<string>
}
