import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

/** Writes the search rows of these jobs in the caller's transaction. The search provides it. */
export type IndexJobs = (db: Db, ids: Id[]) => Promise<void>
