import type { Generated, JSONColumnType } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    jobChange: JobChangeTable
  }
}

/** A change of a public advert that waits for the desk. The public advert stays as it is until then. */
interface JobChangeTable {
  jobId: string
  /** The account that saved it; null once that is deleted. */
  accountId: string | null
  /** The columns of the job as they will be. */
  columns: JSONColumnType<object>
  savedAt: Generated<string>
}
