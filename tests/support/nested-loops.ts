import { sql } from 'kysely'
import type { Db } from '#server/platform/database/database.ts'

const OTHERS = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']

/** In a transaction whose plans are nested loops, as the planner likes them for tables that have grown a little. */
export function withNestedLoops<Result>(db: Db, act: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (db) => {
    for (const name of OTHERS) await sql.raw(`set local enable_${name} = off`).execute(db)
    return act(db)
  })
}
