import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

const OTHERS = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize']

/** Runs in a transaction that plans nested loops, which the planner prefers for tables that have grown a little. */
export function withNestedLoops<Result>(db: Db, act: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (db) => {
    for (const name of OTHERS) await sql.raw(`set local enable_${name} = off`).execute(db)
    return act(db)
  })
}
